/** What the documents say, by id: `P-136`. Their wording is ours, in English. */
export async function readStatements(): Promise<Map<string, string>> {
  const { default: text } = await import('../../../rules/statements.tsv?raw')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [id = '', ...rest] = line.split('\t')
      return [id, rest.join(' ')]
    }),
  )
}
