import { join } from 'node:path'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { objectKeys } from '../file-objects.repo.ts'
import { objectKey } from '../keep.service.ts'
import type { FileRow } from '../media.repo.ts'
import { prepareRepo } from './prepare.repo.ts'
import type { Prepared } from './preparer.kind.ts'

/** A store far away answers each alone slowly, and takes many together. */
const AT_ONCE = 8

type Parts = Pick<Kernel, 'clock' | 'database' | 'store'>

const isOriginal = ({ name }: { name: string }) => name === 'original'

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}

const madeKeys = (row: Parameters<typeof objectKeys>[0]): string[] =>
  objectKeys({ ...row, variants: row.variants.filter((variant) => !isOriginal(variant)) })

/** What an earlier try has left in the store. */
export async function removeMade({ db, store }: { db: Db; store: Kernel['store'] }, row: FileRow): Promise<void> {
  const keys = madeKeys(row)
  if (keys.length === 0) return
  await inParallel(keys, (key) => store.remove([key]))
  await prepareRepo.forgetMade(db, row.id)
}

/** The row tells first what will come, so that whatever happens somebody can take it away again. False when the file was deleted meanwhile. */
export async function keepPrepared(
  { clock, database, store }: Parts,
  row: FileRow,
  { prepared, folder, signal }: { prepared: Prepared; folder: string; signal: AbortSignal },
): Promise<boolean> {
  const { variants: fresh, objects = [], made = null, text, ...facts } = prepared
  const variants = [...row.variants.filter(isOriginal), ...fresh]
  const db = database.primary
  const drop = () => store.remove(madeKeys({ ...row, variants, made }))
  if (!(await prepareRepo.announce(db, row.id, { variants, made }))) return false
  await inParallel([...fresh, ...objects], async ({ name, contentType }) => {
    signal.throwIfAborted()
    await store.put(objectKey(row, name), { path: join(folder, name), contentType, move: true })
  })
  const kept = await database.transaction((tx) => prepareRepo.finish(tx, row.id, { ...facts, now: clock.now(), text }))
  if (!kept) await drop()
  return kept
}
