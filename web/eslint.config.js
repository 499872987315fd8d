import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const PAGES = ['calculator', 'cards', 'home', 'me', 'replay', 'rulebook', 'training']

/** Forbids files in a folder to import from certain other folders of `src`. */
function layer(folder, forbidden) {
  const group = forbidden.map((name) => `../${name}/*`)
  const message = `${folder}/ is below ${forbidden.join(', ')}.`
  return {
    files: [`src/${folder}/**`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

export default defineConfig(
  { ignores: ['dist', 'protocol.ts', 'font'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // The type checker knows the globals.
      'no-undef': 'off',
      eqeqeq: 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      // Maps and sets are only used as caches here; nothing is rendered from them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  layer('game', [...PAGES, 'table', 'app', 'components', 'tiles', 'words']),
  layer('net', [...PAGES, 'table', 'components', 'tiles', 'words']),
  layer('components', [...PAGES, 'table']),
  layer('table', PAGES),
)
