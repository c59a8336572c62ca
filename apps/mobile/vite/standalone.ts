import { resolve } from 'node:path'
import { build } from 'vite'

/** A script of its own, whole in one piece: it shares no file with the app, so nothing has to be fetched before it runs. */
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
