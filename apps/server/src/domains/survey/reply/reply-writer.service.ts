import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type pg from 'pg'
import { createBatcher, Failed } from '../../../kernel/batcher.ts'
import { isDatabaseAway, type Tx } from '../../../kernel/database/database.ts'
import { type Pipelined, pipelinedTransaction } from '../../../kernel/database/pipelined-transaction.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { randomOrder } from '../../../kernel/random-order.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { isRepeatable, phaseOf } from '../survey.policy.ts'
import { type EditionId, type SharedSurvey, type SurveyId, type SurveyTerms, surveyRepo } from '../survey.repo.ts'
import { type Participation, replyRepo } from './reply.repo.ts'

/** A reply whose answers were checked. */
export interface CheckedReply extends Participation {
  surveyId: SurveyId
  editionId: EditionId
  answers: SurveyAnswers
  /**
   * Set when nobody has checked yet whether the survey is open to the person: then only a reply to a survey that is
   * open to everybody, or to everybody in this college, is stored.
   */
  unchecked?: { collegeId: CollegeId | undefined }
}

/** `taken` means that the person or device has replied and may not reply again. */
export type WriteOutcome = 'stored' | 'edition_replaced' | 'not_open' | 'not_for_all' | 'taken'

interface Written {
  outcome: WriteOutcome
  /** The survey as it was when the reply was stored. */
  survey: SurveyTerms | undefined
}

export interface ReplyWriter {
  write(reply: CheckedReply): Promise<Written>
  /** Pictures must belong to the person, which is checked in the same transaction. */
  writeWithPictures(viewer: Viewer, reply: CheckedReply, fileIds: readonly FileId[]): Promise<WriteOutcome>
}

const IN_FLIGHT = 2
const MOST_AT_ONCE = 500
/**
 * While one batch is stored, the next one gathers: that is fastest. A second one starts beside it only when the first
 * takes so long that many wait, such as for somebody who edits the survey.
 */
const LEAST_BESIDE = 400
const MOST_KNOWN = 200
/** More than this many replies that wait at the same time are refused. The app sends a refused reply again. */
const MOST_WAITING = 4000

type Result = Written | Failed

/** The transaction of a batch, and its client for prepared statements. */
interface Within {
  client: pg.ClientBase
  tx: Tx
}

const TAKEN: Written = { outcome: 'taken', survey: undefined }

/** How many replies each of the people now has whose reply was stored. */
type Taken = ReadonlyMap<string, number>
const NOBODY: Taken = new Map()

const isForAll = ({ isPublic, audienceId, collegeId }: SurveyTerms, whose: CollegeId | undefined): boolean =>
  isPublic || (audienceId === null && collegeId === whose)

/** The first reply of each person to each survey, by survey, and those that come after it. */
function firstOf(replies: readonly CheckedReply[]): { groups: CheckedReply[][]; later: CheckedReply[] } {
  const bySurvey = new Map<SurveyId, Map<string, CheckedReply>>()
  const later: CheckedReply[] = []
  for (const reply of replies) {
    const group = bySurvey.get(reply.surveyId) ?? new Map<string, CheckedReply>()
    if (group.has(reply.who)) later.push(reply)
    else bySurvey.set(reply.surveyId, group.set(reply.who, reply))
  }
  return { groups: [...bySurvey.values()].map((group) => [...group.values()]), later }
}

const peopleOf = (replies: readonly CheckedReply[]): UserId[] =>
  replies.flatMap(({ userId }) => (userId ? [userId] : []))

/**
 * Stores replies. Those that arrive at the same time are stored in one transaction, and each is answered after its
 * commit.
 */
export function createReplyWriter(
  { database, clock, events }: Pick<Kernel, 'database' | 'clock' | 'events'>,
  media: Pick<MediaService, 'own'>,
): ReplyWriter {
  function refusal(survey: SurveyTerms | undefined, reply: CheckedReply, isRunning: boolean): WriteOutcome | undefined {
    const { editionId, unchecked } = reply
    if (survey?.editionId !== editionId) return 'edition_replaced'
    if (unchecked && !isForAll(survey, unchecked.collegeId)) return 'not_for_all'
    return isRunning ? undefined : 'not_open'
  }

  const isRunning = (survey: SurveyTerms | undefined): boolean =>
    survey !== undefined && phaseOf(survey, clock.now()) === 'running'

  /** Tells once for all people who have replied for the first time. */
  async function follow(tx: Tx, survey: SurveyTerms, people: readonly UserId[]) {
    if (people.length === 0) return
    const { id: surveyId, collegeId, isAnonymous, live } = survey
    await events.emit(tx, 'survey.replied', {
      ...{ collegeId, surveyId, isAnonymous, points: live.points, at: clock.now() },
      // In the same order in every transaction: a handler may lock a row for each person.
      userIds: people.toSorted(),
    })
  }

  /** Counts the stored replies with the last statement: every batch of a survey locks the counters until its commit. */
  async function finish<T>(
    { client, tx }: Within,
    { survey, replies, taken }: { survey: SurveyTerms; replies: readonly CheckedReply[]; taken: Taken },
    result: T,
  ): Promise<Pipelined<T>> {
    if (taken.size === 0) return { result }
    await follow(tx, survey, peopleOf(replies.filter(({ who }) => taken.get(who) === 1)))
    return { result, last: replyRepo.countBatch(client, survey.id, [...taken.values()]) }
  }

  const storeNamed = (client: pg.ClientBase, survey: SharedSurvey, replies: readonly CheckedReply[]): Promise<Taken> =>
    replyRepo.takeAndAdd(client, {
      ...{ surveyId: survey.id, version: survey.version, editionId: survey.editionId, collegeId: survey.collegeId },
      ...{ isRepeatable: isRepeatable(survey), submittedAt: clock.now(), replies },
    })

  async function storeAnonymous(tx: Tx, survey: SurveyTerms, replies: readonly CheckedReply[]): Promise<Taken> {
    const { id: surveyId, editionId } = survey
    const taken = await replyRepo.take(tx, { surveyId, isRepeatable: isRepeatable(survey), people: replies })
    const accepted = replies.filter(({ who }) => taken.has(who))
    if (accepted.length > 0)
      await replyRepo.addAnonymous(tx, editionId, randomOrder(accepted.map(({ answers }) => answers)))
    // A survey that was named before can have drafts.
    await replyRepo.removeDrafts(tx, surveyId, peopleOf(accepted))
    return taken
  }

  /** Splits replies into those that the survey accepts and the reasons of the others, in the order of the replies. */
  function judged(survey: SharedSurvey | undefined, replies: readonly CheckedReply[]) {
    const isOpen = isRunning(survey)
    const reasons = replies.map((reply) => refusal(survey, reply, isOpen))
    return { survey, reasons, allowed: replies.filter((_, index) => reasons[index] === undefined) }
  }
  type Judged = ReturnType<typeof judged>

  const store = ({ client, tx }: Within, { survey, allowed }: Judged): Promise<Taken> => {
    if (!survey || allowed.length === 0) return Promise.resolve(NOBODY)
    return survey.isAnonymous ? storeAnonymous(tx, survey, allowed) : storeNamed(client, survey, allowed)
  }

  /** Surveys as the last batch of each found them. Rarely has one changed since. */
  const known = new Map<SurveyId, SharedSurvey>()
  function remember(survey: SharedSurvey): void {
    known.delete(survey.id)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest)
    known.set(survey.id, survey)
  }

  /**
   * Locks the survey and sends the replies behind the lock, judged by what is known of the survey. If it has changed,
   * that statement has stored nothing, and the replies are judged and sent again.
   */
  async function shareAndStore(within: Within, surveyId: SurveyId, replies: readonly CheckedReply[]) {
    const guess = judged(known.get(surveyId), replies)
    const isNamed = guess.survey?.isAnonymous === false
    const [survey, early] = await Promise.all([
      surveyRepo.share(within.client, surveyId),
      isNamed ? store(within, guess) : NOBODY,
    ])
    if (survey) remember(survey)
    if (isNamed && survey?.version === guess.survey?.version) return { ...guess, taken: early }
    const current = judged(survey, replies)
    return { ...current, taken: await store(within, current) }
  }

  /** Replies to one survey by different people. Returns one outcome for each, in the same order. */
  async function storeAll(within: Within, replies: readonly CheckedReply[]): Promise<Pipelined<Result[]>> {
    const [first] = replies
    if (!first) return { result: [] }
    const { survey, reasons, allowed, taken } = await shareAndStore(within, first.surveyId, replies)
    const stored: Written = { outcome: 'stored', survey }
    const results = replies.map(({ who }, index): Written => {
      const reason = reasons[index]
      if (reason) return { outcome: reason, survey }
      return taken.has(who) ? stored : TAKEN
    })
    return survey ? finish(within, { survey, replies: allowed, taken }, results) : { result: results }
  }

  const storeGroup = (group: readonly CheckedReply[]) =>
    pipelinedTransaction(database.pipelines, (client, tx) => storeAll({ client, tx }, group))

  /** One reply that cannot be stored does not keep the others back. */
  async function storeOrFail(group: readonly CheckedReply[]): Promise<Result[]> {
    try {
      return await storeGroup(group)
    } catch (error) {
      if (group.length === 1 || isDatabaseAway(error)) return group.map(() => new Failed(error))
      const results: Result[] = []
      for (const reply of group) results.push(...(await storeOrFail([reply])))
      return results
    }
  }

  async function run(replies: CheckedReply[]): Promise<Result[]> {
    const results = new Map<CheckedReply, Result>()
    for (let left = replies; left.length > 0; ) {
      const { groups, later } = firstOf(left)
      const [first = []] = groups
      // Nearly always one survey and different people: then the results are in the same order already.
      if (first.length === replies.length) return storeOrFail(first)
      for (const group of groups)
        for (const [index, result] of (await storeOrFail(group)).entries()) {
          const reply = group[index]
          if (reply) results.set(reply, result)
        }
      left = later
    }
    return replies.map((reply) => results.get(reply) ?? TAKEN)
  }

  const write = createBatcher<CheckedReply, Written>({
    inFlight: IN_FLIGHT,
    leastBeside: LEAST_BESIDE,
    maxBatch: MOST_AT_ONCE,
    maxWaiting: { count: MOST_WAITING, refuse: () => fail('kernel.unavailable') },
    run,
  })

  return {
    write,

    writeWithPictures: (viewer, reply, fileIds) =>
      pipelinedTransaction<WriteOutcome>(database.pipelines, async (client, tx) => {
        const survey = await surveyRepo.share(client, reply.surveyId)
        const reason = refusal(survey, reply, isRunning(survey))
        if (!survey || reason) return { result: reason ?? 'not_open' }
        const { id: surveyId, editionId, collegeId } = survey
        const taken = await replyRepo.take(tx, { surveyId, isRepeatable: isRepeatable(survey), people: [reply] })
        if (taken.size === 0) return { result: 'taken' }
        for (const id of fileIds) await media.own(tx, viewer, { id, purpose: 'image' })
        const { userId, answers } = reply
        const departmentId = await replyRepo.departmentOf(tx, { userId: viewer.userId, collegeId })
        await replyRepo.add(tx, { editionId, userId, departmentId, answers, submittedAt: clock.now() }, fileIds)
        await replyRepo.removeDrafts(tx, surveyId, [viewer.userId])
        return finish({ client, tx }, { survey, replies: [reply], taken }, 'stored')
      }),
  }
}
