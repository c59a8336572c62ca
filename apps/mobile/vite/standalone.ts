import { resolve } from 'node:path'
import { build } from 'vite'

/** Bundles a script into one file that shares nothing with the app, so that it runs without loading anything else. */
export async function standalone(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  const [script, ...rest] = outputs
  if (script?.type !== 'chunk' || rest.length > 0) throw new Error(`${file} does not fit into one script`)
  return script.code
}
