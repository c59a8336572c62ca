import { asId } from '@sands/contract/kernel/id'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type BoardId, boardRepo, type SourceBoardRow } from './board.repo.ts'
import { SOURCE_KINDS } from './board-access.service.ts'
import { nameOfSource } from './source.service.ts'

const BOARDS_AT_ONCE = 200

/** The board of a course, exam, training project or session has its title, also after the title has changed. */
export const nameSourceBoards = ({
  database,
  content,
  clock,
}: Pick<Kernel, 'database' | 'content' | 'clock'>): JobKind<Record<string, never>> => {
  const db = database.primary

  /** Renames boards of one college and one kind of source. */
  async function rename(boards: readonly SourceBoardRow[]): Promise<void> {
    const [first] = boards
    if (!first) return
    const ids = boards.map(({ sourceId }) => sourceId)
    const kind = content.get(SOURCE_KINDS[first.sourceType])
    const found = await kind?.choices?.(db, first.collegeId, { ids, size: ids.length, offset: 0 })
    const names = new Map<string, string>((found?.items ?? []).map(({ id, title }) => [id, nameOfSource(title)]))
    for (const { id, name: before, sourceId } of boards) {
      const name = names.get(sourceId)
      if (!name || name === before) continue
      await database.transaction((tx) => boardRepo.change(tx, id, { name, updatedAt: clock.now() }))
    }
  }

  return jobKind<Record<string, never>>({
    name: 'community.name-source-boards',
    retries: 3,
    limitSeconds: 600,
    cron: '*/10 * * * *',
    async run() {
      let after = asId<BoardId>('0')
      for (;;) {
        const boards = await boardRepo.ofSources(db, after, BOARDS_AT_ONCE)
        const groups = Map.groupBy(boards, ({ collegeId, sourceType }) => `${collegeId} ${sourceType}`)
        for (const group of groups.values()) await rename(group)
        const last = boards.at(-1)
        if (!last || boards.length < BOARDS_AT_ONCE) return
        after = last.id
      }
    },
  })
}
