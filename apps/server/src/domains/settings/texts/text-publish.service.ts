import type { TextDifference } from '@sands/contract/settings/texts.model'
import type { TextAct } from '@sands/rules/texts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { settingsRepo } from '../settings.repo.ts'
import { textRecords } from './texts.present.ts'
import { textsRepo } from './texts.repo.ts'

type Publish = (
  tx: Tx,
  viewer: Viewer,
  edition: { act: TextAct; differences: readonly TextDifference[] },
) => Promise<number>

/** Publishes the next edition of the dictionary; apps detect it by its version. Needs the lock of `textsRepo`. */
export const createPublish =
  ({ audit, broadcast, clock }: Kernel): Publish =>
  async (tx, viewer, { act, differences }) => {
    if (differences.length === 0) throw fail('settings.text_unchanged')
    const version = (await settingsRepo.dictionaryVersion(tx)) + 1
    await textsRepo.putEdits(tx, version, differences)
    await textsRepo.dropEdits(tx, differences)
    await textsRepo.addChanges(tx, { version, act, at: clock.now(), actorName: viewer.name }, differences)
    await audit.record(tx, viewer, ...textRecords(act, differences))
    await broadcast.send(tx, 'settings.changed', 'text')
    return version
  }
