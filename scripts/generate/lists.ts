import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources, type Sources } from '../kernel/sources.ts'
import { contractLists } from './contract-lists.ts'
import { screenLists } from './screen-lists.ts'
import { serverLists } from './server-lists.ts'
import { textLists } from './text-lists.ts'

/** Every list that is generated from the files of the domains, by path, with its content. */
export const generatedLists = (sources: Sources): ReadonlyMap<string, string> =>
  new Map([...contractLists(sources), ...textLists(sources), ...screenLists(sources), ...serverLists(sources)])

/** Writes the outdated lists below a folder, and returns their paths. */
export function writeLists(root: string): string[] {
  const lists = generatedLists(readSources(root, ['packages', 'apps']))
  const changed = [...lists].filter(([path, text]) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  return changed.map(([path]) => path)
}
