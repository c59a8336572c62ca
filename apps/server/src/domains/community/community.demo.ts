import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { BOARD_SOURCES, CONTENT_TYPES, PIN_SCOPES } from '@sands/rules/community/content'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { boardRecord, boardSubject } from './board/board.present.ts'
import { type BoardRow, boardRepo } from './board/board.repo.ts'
import { firstCourse } from './community-demo.repo.ts'
import { DEMO_COMMUNITY, type DemoCommunity } from './community-texts.demo.ts'
import { rescore } from './feed/attention.service.ts'
import { contentRepo } from './feed/content.repo.ts'
import { feedRepo } from './feed/feed.repo.ts'
import { moderationRepo } from './moderation/moderation.repo.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Days since the boards were created. */
const STARTED_DAYS = 60
const NAME_LENGTH = 30

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  person(userName: string): UserId
}

async function addBoards({ tx, collegeId, now }: Place, { boards }: DemoCommunity) {
  const at = new Date(now.getTime() - STARTED_DAYS * DAY_MS)
  const rows: BoardRow[] = []
  const past: DemoAct[] = []
  for (const [index, { name, introduction, rules, type = 1, isReviewed }] of boards.entries()) {
    const row = await boardRepo.add(tx, {
      ...{ collegeId, name, introduction, rules, type, sort: index + 1, updatedAt: at },
      reviewMode: isReviewed ? 'all' : 'none',
      isPublicAllowed: index === 0,
    })
    rows.push(row)
    const record = { action: 'community.board.created', subject: boardSubject(row), after: boardRecord(row) }
    past.push({ at, collegeId, record })
  }
  return { rows, past }
}

/** The first course has a board of its own, opened from its page. */
async function addCourseBoard({ tx, collegeId, now }: Place): Promise<DemoAct[]> {
  const course = await firstCourse(tx, collegeId)
  if (!course) return []
  const at = new Date(now.getTime() - STARTED_DAYS * DAY_MS)
  const row = await boardRepo.add(tx, {
    ...{ collegeId, name: course.title.slice(0, NAME_LENGTH), isColumn: false, updatedAt: at },
    ...{ sourceType: BOARD_SOURCES.course, sourceId: asId<Id<'module'>>(course.id) },
  })
  const record = { action: 'community.board.created', subject: boardSubject(row), after: boardRecord(row) }
  return [{ at, collegeId, record }]
}

async function addContents(
  { tx, collegeId, now, person }: Place,
  { contents }: DemoCommunity,
  boards: readonly BoardRow[],
): Promise<void> {
  for (const { board, who, type, title, text, hoursAgo, state = 'published', isPinned } of contents) {
    const boardId = boards[board]?.id
    if (!boardId) throw new Error(`the demo company has no board ${board}`)
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const row = await contentRepo.add(tx, {
      ...{ collegeId, boardId, authorId: person(who), type, title, text, state, createdAt: at, updatedAt: at },
      html: type === CONTENT_TYPES.article ? `<p>${text}</p>` : '',
      publishedAt: state === 'published' ? at : null,
    })
    if (state === 'published') {
      await boardRepo.count(tx, boardId, { contents: 1 })
      await rescore(tx, row.id)
    } else await moderationRepo.openCase(tx, { collegeId, boardId, contentId: row.id, cause: 'board', createdAt: at })
    if (isPinned) {
      const pin = { contentId: row.id, scope: PIN_SCOPES.all, collegeId, boardId }
      await feedRepo.pin(tx, { ...pin, pinnedBy: person('admin'), pinnedAt: at })
    }
  }
}

/** Boards with content in both colleges; one content waits for review. */
export async function loadCommunityDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const acts: DemoAct[] = []
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  for (const { id: collegeId, language } of company.colleges) {
    const community = DEMO_COMMUNITY[language]
    if (!community) continue
    const place = { tx, collegeId, now, person }
    const { rows, past } = await addBoards(place, community)
    acts.push(...past, ...(await addCourseBoard(place)))
    await addContents(place, community, rows)
  }
  return acts
}
