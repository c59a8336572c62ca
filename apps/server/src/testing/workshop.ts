import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FailReason } from '@sands/rules/upload'
import { PrepareProblem } from '../domains/media/prepare/preparer.kind.ts'
import type { Making, Workshop } from '../kernel/workshop.ts'

type Outcome<Made> = { made: Made } | { problem: FailReason }

/** Bytes after this mark make a file different for the server but not for the cache of the workshop. */
export const NOISE_FOLLOWS = Buffer.from('sands-test-noise-follows')

async function keyOf({ kind, path }: Making): Promise<string> {
  const content = await readFile(path)
  const noise = content.indexOf(NOISE_FOLLOWS)
  const hash = createHash('sha256').update(`${kind}\n`)
  return hash.update(noise < 0 ? content : content.subarray(0, noise)).digest('hex')
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await cp(join(from, name), join(to, name))
  }
}

async function outcomeOf<Made>(work: () => Promise<Made>): Promise<Outcome<Made>> {
  try {
    return { made: await work() }
  } catch (error) {
    if (error instanceof PrepareProblem) return { problem: error.reason }
    throw error
  }
}

/**
 * Creates every picture, video and document once and caches it by the content of its source, so that later tests and
 * runs get a copy. Tests of the conversion itself use `plainWorkshop`.
 */
export function keepingWorkshop(stored: string): Workshop {
  async function keep(
    place: string,
    outcome: Outcome<unknown>,
    { folder, names }: { folder: string; names: string[] },
  ) {
    const coming = join(stored, `coming-${randomUUID()}`)
    await mkdir(join(coming, 'files'), { recursive: true })
    await copyFiles(names, folder, join(coming, 'files'))
    await writeFile(join(coming, 'outcome.json'), JSON.stringify(outcome))
    // Another worker may have created the same result at the same time.
    await rename(coming, place).catch(() => rm(coming, { recursive: true, force: true }))
  }

  return {
    priority: 0,
    async make<Made>(making: Making, work: () => Promise<Made>): Promise<Made> {
      const { folder } = making
      const place = join(stored, await keyOf(making))
      if (!existsSync(place)) {
        const before = new Set(await filesIn(folder))
        const outcome = await outcomeOf(work)
        const names = (await filesIn(folder)).filter((name) => !before.has(name))
        await keep(place, outcome, { folder, names })
        if ('problem' in outcome) throw new PrepareProblem(outcome.problem)
        return outcome.made
      }
      const outcome = JSON.parse(await readFile(join(place, 'outcome.json'), 'utf8')) as Outcome<Made>
      if ('problem' in outcome) throw new PrepareProblem(outcome.problem)
      await copyFiles(await filesIn(join(place, 'files')), join(place, 'files'), folder)
      return outcome.made
    },
  }
}
