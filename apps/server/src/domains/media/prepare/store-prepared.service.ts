import { join } from 'node:path'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { objectKeys } from '../file-objects.repo.ts'
import { objectKey } from '../file-storage.service.ts'
import type { FileRow } from '../media.repo.ts'
import { removeFolder } from '../remove-folder.ts'
import type { Claim } from './claim.service.ts'
import { prepareRepo } from './prepare.repo.ts'
import type { Prepared } from './preparer.kind.ts'
import { Unwanted } from './watch.ts'

/** A remote store is slow for single objects, but takes many in parallel. */
const AT_ONCE = 8

type Parts = Pick<Kernel, 'clock' | 'store'> & { claim: Claim }

const isOriginal = ({ name }: { name: string }) => name === 'original'

/** Also waits for the running work when one item fails, so that a cleanup afterwards finds everything. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const errors: unknown[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) {
        if (errors.length > 0) return
        await work(item).catch((error: unknown) => errors.push(error))
      }
    }),
  )
  if (errors.length > 0) throw errors[0]
}

const madeKeys = (row: Parameters<typeof objectKeys>[0]): string[] =>
  objectKeys({ ...row, variants: row.variants.filter((variant) => !isOriginal(variant)) })

/** Deletes what an earlier try has stored. */
export async function removeMade(
  { claim, store }: { claim: Claim; store: Kernel['store'] },
  row: FileRow,
): Promise<void> {
  const keys = madeKeys(row)
  if (keys.length === 0) return
  await inParallel(keys, async (key) => {
    await claim.expect()
    await store.remove([key])
  })
  if (!(await claim.write((tx) => prepareRepo.forgetMade(tx, row)))) throw new Unwanted()
}

/** Deletes what a try has stored for content that no file has any more. */
export async function removeUnwanted({ db, store }: { db: Db; store: Kernel['store'] }, key: string): Promise<void> {
  if (!(await prepareRepo.hasKey(db, key))) await removeFolder(store, key)
}

/** The row lists the planned objects first, so that they can be deleted whatever happens. */
export async function storePrepared(
  { clock, claim, store }: Parts,
  row: FileRow,
  { prepared, folder, signal }: { prepared: Prepared; folder: string; signal: AbortSignal },
): Promise<void> {
  const { variants: fresh, objects = [], made = null, text, ...facts } = prepared
  const variants = [...row.variants.filter(isOriginal), ...fresh]
  if (!(await claim.write((tx) => prepareRepo.announce(tx, row, { variants, made })))) throw new Unwanted()
  await inParallel([...fresh, ...objects], async ({ name, contentType }) => {
    signal.throwIfAborted()
    // The next attempt writes under the same names: do not delete its objects.
    await claim.expect()
    await store.put(objectKey(row, name), { path: join(folder, name), contentType, move: true })
  })
  const stored = await claim.write((tx) => prepareRepo.finish(tx, row, { ...facts, now: clock.now(), text }))
  if (!stored) throw new Unwanted()
}
