import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { JUMP } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { demoFilm } from '../media/index.ts'
import { audienceRepo } from '../org/index.ts'
import { addOpinions } from '../social/index.ts'
import { bannerRepo } from './board/banner.repo.ts'
import { boardRecord, boardSubject } from './board/board.present.ts'
import { type BoardRow, boardRepo } from './board/board.repo.ts'
import { libraryPictures } from './community-demo.repo.ts'
import { DEMO_LIFE, type DemoPost } from './community-life-texts.demo.ts'
import { rescore } from './feed/attention.service.ts'
import { type ContentId, contentRepo } from './feed/content.repo.ts'
import { partsRepo } from './publish/parts.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STARTED_DAYS = 30
const MOST_PEOPLE = 200
const MOST_PICTURES = 10
/** The option that each of the first people votes for. */
const VOTES = [0, 1, 0, 2, 0, 1, 0, 0, 2]

export interface LifePlace {
  tx: Tx
  collegeId: CollegeId
  language: Language
  now: Date
  users: ReadonlyMap<string, UserId>
  person(userName: string): UserId
  /** The boards that the college has already. */
  boards: readonly BoardRow[]
}

interface Found {
  people: readonly UserId[]
  pictures: readonly FileId[]
  film: FileId | undefined
  videoBoard: BoardRow
}

function filesOf({ pictures: wanted, isFilm }: DemoPost, { pictures, film }: Found): FileId[] {
  if (isFilm) return film ? [film] : []
  return wanted ? pictures.slice(wanted.after, wanted.after + wanted.count) : []
}

async function addPoll(
  { tx }: LifePlace,
  { people }: Found,
  { contentId, options, at }: { contentId: ContentId; options: readonly string[]; at: Date },
): Promise<void> {
  await partsRepo.addPoll(tx, contentId, { isMultiple: false, options })
  const [first] = people
  const poll = first && (await partsRepo.poll(tx, contentId, first))
  if (!poll) return
  for (const [index, choice] of VOTES.entries()) {
    const [option, userId] = [poll.options[choice], people[index]]
    if (option && userId) await partsRepo.vote(tx, { contentId, userId, optionIds: [option.id], votedAt: at })
  }
}

async function addPost(place: LifePlace, found: Found, post: DemoPost): Promise<void> {
  const { tx, collegeId, now, users, person, boards } = place
  const board = post.board === 'videos' ? found.videoBoard : boards[post.board]
  const attached = filesOf(post, found)
  // A library without pictures or films has nothing to show.
  if (!board || ((post.isFilm || post.pictures) && attached.length === 0)) return
  const { type, title, text } = post
  const authorId = person(post.who)
  const at = new Date(now.getTime() - post.hoursAgo * HOUR_MS)
  const { id } = await contentRepo.add(tx, {
    ...{ collegeId, boardId: board.id, authorId, type, title, text, html: '', state: 'published' },
    ...{ createdAt: at, updatedAt: at, publishedAt: at },
  })
  await contentRepo.setFiles(tx, id, { attached, inText: [] })
  await partsRepo.setTopics(tx, { contentId: id, collegeId }, post.topics ?? [])
  if (post.poll) await addPoll(place, found, { contentId: id, options: post.poll, at })
  await addOpinions(
    tx,
    {
      ...{ module: SOCIAL_MODULES.communityContent, moduleId: id, collegeId, users, now, since: at },
      people: found.people,
    },
    post.opinions,
  )
  await contentRepo.recountCommenters(tx, id)
  await boardRepo.count(tx, board.id, { contents: 1 })
  await rescore(tx, id)
}

/**
 * A board for short videos, moderators, banners, and posts with pictures, a film, a poll, comments and likes. They
 * come after everything else of both colleges, so that the numbers of older rows stay the same.
 */
export async function addLife(place: LifePlace): Promise<DemoAct[]> {
  const { tx, collegeId, language, now, person, boards } = place
  const life = DEMO_LIFE[language]
  if (!life) return []
  const at = new Date(now.getTime() - STARTED_DAYS * DAY_MS)
  const { name, introduction, rules, type = 1 } = life.videoBoard
  const videoBoard = await boardRepo.add(tx, {
    ...{ collegeId, name, introduction, rules, type, sort: boards.length + 1, updatedAt: at },
  })
  const created = { subject: boardSubject(videoBoard), after: boardRecord(videoBoard) }
  const acts: DemoAct[] = [{ at, collegeId, record: { action: 'community.board.created', ...created } }]
  for (const { id } of [...boards, videoBoard]) await boardRepo.setModerators(tx, id, [person(life.moderator)], at)

  const pictures = await libraryPictures(tx, collegeId, MOST_PICTURES)
  for (const [sort, title] of life.banners.entries()) {
    const fileId = pictures[sort]
    const board = sort === 0 ? boards[1] : videoBoard
    if (!fileId || !board) continue
    const row = await bannerRepo.add(tx, {
      ...{ collegeId, title, fileId, sort, jumpType: JUMP.board, moduleId: board.id },
    })
    const subject = { kind: 'communityBanner', id: row.id, name: row.title }
    acts.push({ at, collegeId, record: { action: 'community.banner.created', subject, after: row } })
  }

  const recipients = { audienceId: null }
  const people = await audienceRepo.people(tx, { collegeId, recipients, after: null, limit: MOST_PEOPLE })
  const found = { people, pictures, film: await demoFilm(tx, collegeId), videoBoard }
  for (const post of life.posts) await addPost(place, found, post)
  return acts
}
