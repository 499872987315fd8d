/** What the server answers about a won hand. */

export type Payment = {
  seat: string
  role: string
  hand: number
  honba: number
  sticks: number
  total: number
}

export type Explanation = {
  won: string
  reading: string
  yaku: [string, string, string][]
  fu: [string, string][]
  notes: string[]
  total: string
  points: string
  rejected: string[][]
}

export type Score = {
  han: number
  fu: number
  points: number
  paid: Payment[]
  explanation: Explanation
}

type Worth = { total?: string; points?: number; reason?: string }
export type WaitScores = { waits: { tile: string; tsumo: Worth; ron: Worth }[] }
