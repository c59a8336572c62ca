import type { CallBody, CallData, CallQuery } from '@sands/contract/calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalDetail, ApprovalItem, ApprovalPerson, Deputy } from '@sands/contract/review/approval.model'
import { AWAY_MOST_DAYS } from '@sands/rules/review/approval'
import { awayDays, awaySpan } from '@sands/rules/review/away'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { AppError, errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { ApprovalId, ApprovalKind } from './approval.kind.ts'
import { presentApproval, presentHistory, presentSteps } from './approval.present.ts'
import { type ApprovalItemRow, approvalRepo } from './approval.repo.ts'
import { askedOf } from './approval-end.service.ts'
import type { ApprovalActs } from './approvals.service.ts'
import { approverRepo } from './approver.repo.ts'

/** The total of a list is exact up to this many rows behind its page. */
const AHEAD = 1000
const FOUND_MOST = 20
/** Requests of one person that wait and have no thing of their own. */
const GENERAL_MOST = 20
const DAY_MS = 86_400_000

type Key<Name extends string> = `/sands-lms/api/v1/approval/${Name}`

export interface ApprovalLists {
  page(viewer: Viewer, query: CallQuery<`GET ${Key<'page'>}`>): Promise<PageOf<ApprovalItem>>
  get(viewer: Viewer, id: ApprovalId): Promise<ApprovalDetail>
  number(viewer: Viewer): Promise<{ number: number }>
  ask(tx: Tx, viewer: Viewer, request: CallBody<`POST ${Key<'ask'>}`>): Promise<{ id: ApprovalId }>
  /** Each request in a transaction of its own: they lock different things, in an order that nobody shares. */
  decideMany(
    viewer: Viewer,
    wanted: CallBody<`POST ${Key<'decideMany'>}`>,
  ): Promise<CallData<`POST ${Key<'decideMany'>}`>>
  people(viewer: Viewer, keyWord: string): Promise<ApprovalPerson[]>
  deputy(db: Db, viewer: Viewer): Promise<Deputy | null>
  setDeputy(tx: Tx, viewer: Viewer, deputy: CallBody<`POST ${Key<'deputy/set'>}`>['deputy']): Promise<Deputy | null>
}

interface Parts {
  send: SendMessage
  acts: ApprovalActs
  org: OrgService
  kinds: readonly ApprovalKind[]
}

const isOpenFor = ({ state, userId }: ApprovalItemRow, places: readonly UserId[]): boolean =>
  state === 'open' && places.includes(userId)

export function createApprovalLists({ database, clock }: Kernel, { send, acts, org, kinds }: Parts): ApprovalLists {
  const placesOf = async (db: Db, { userId, collegeId }: Viewer): Promise<UserId[]> => [
    userId,
    ...(await approvalRepo.principals(db, userId, collegeId, clock.now())),
  ]

  const deputyOf: ApprovalLists['deputy'] = async (db, { userId, collegeId, timeZone }) => {
    const row = await approvalRepo.deputy(db, userId, collegeId)
    if (!row || row.until <= clock.now()) return null
    const name = (await org.nameOf(db, row.deputyId)) ?? ''
    return { userId: row.deputyId, name, ...awayDays(row, timeZone) }
  }

  return {
    deputy: deputyOf,

    async page(viewer, { tab, kind, ...request }) {
      const db = database.primary
      const window = pageWindow(request)
      const filter = { collegeId: viewer.collegeId, kind }
      const most = window.offset + window.size + AHEAD
      const places = tab === 'todo' ? await placesOf(db, viewer) : [viewer.userId]
      const [found, total] = await {
        todo: () =>
          Promise.all([
            approvalRepo.todo(db, places, filter, window),
            approvalRepo.todoCount(db, places, filter, most),
          ]),
        done: () =>
          Promise.all([
            approvalRepo.done(db, viewer.userId, filter, window),
            approvalRepo.doneCount(db, viewer.userId, filter, most),
          ]),
        mine: () =>
          Promise.all([
            approvalRepo.mine(db, viewer.userId, filter, window),
            approvalRepo.mineCount(db, viewer.userId, filter, most),
          ]),
      }[tab]()
      const rows = await approvalRepo.byIds(db, [...new Set(found.map(({ id }) => id))])
      const forIds = found.flatMap(({ for_id }) => for_id ?? [])
      const names = await org.names(db, [...new Set([...rows.map(({ askerId }) => askerId), ...forIds])])
      const byId = new Map(rows.map((row) => [row.id, row]))
      const records = found.flatMap(({ id, for_id }) => {
        const row = byId.get(id)
        if (!row) return []
        const forId = for_id === viewer.userId ? null : for_id
        const canDecide = tab === 'todo' && row.state === 'waiting' && (row.allowsSelf || row.askerId !== viewer.userId)
        return [presentApproval(row, { names, canDecide, forId })]
      })
      return pageOf(records, total, request)
    },

    async get(viewer, id) {
      const db = database.primary
      const row = await approvalRepo.byId(db, viewer.collegeId, id)
      if (!row) throw fail('review.approval_unknown')
      const items = await approvalRepo.items(db, id)
      const places = await placesOf(db, viewer)
      const isAsker = row.askerId === viewer.userId
      // Deputies see what is open; what somebody wrote about themselves is for those who decide or have decided.
      const reads = isAsker || items.some((item) => item.decidedBy === viewer.userId || isOpenFor(item, places))
      if (!reads && !items.some(({ userId }) => userId === viewer.userId)) throw fail('review.approval_unknown')
      const history = await approvalRepo.history(db, id)
      const userIds = [
        row.askerId,
        ...items.flatMap(({ userId, decidedBy }) => [userId, decidedBy ?? userId]),
        ...history.flatMap(({ userId, toUserId }) => [userId ?? row.askerId, toUserId ?? row.askerId]),
      ]
      const names = await org.names(db, [...new Set(userIds)])
      const asker = (await org.colleagues(db, row.collegeId, [row.askerId])).get(row.askerId)
      const place = items.find((item) => item.step === row.step && isOpenFor(item, places))
      const isWaiting = row.state === 'waiting'
      const canDecide = isWaiting && place !== undefined && (row.allowsSelf || !isAsker)
      const forId = canDecide && place.userId !== viewer.userId ? place.userId : null
      const kind = kinds.find(({ name }) => name === row.kind)
      const description = reads ? await kind?.describe?.(db, askedOf(row), viewer.language) : undefined
      return {
        ...presentApproval(row, { names, canDecide, forId }),
        askerPost: asker?.postName ?? '',
        askerAvatar: asker?.avatarFileUrl ?? null,
        facts: description?.facts ?? [],
        changes: (reads && row.changes?.[viewer.language]) || (isWaiting ? (description?.changes ?? []) : []),
        path: description?.path ?? null,
        stepList: presentSteps(row, items, names),
        history: presentHistory(history, names),
        canHandOver: canDecide ? 1 : 0,
        canWithdraw: isAsker && isWaiting ? 1 : 0,
        canRemind: isAsker && isWaiting ? 1 : 0,
      }
    },

    async number(viewer) {
      const db = database.primary
      const places = await placesOf(db, viewer)
      return { number: await approvalRepo.todoCount(db, places, { collegeId: viewer.collegeId }, AHEAD) }
    },

    async ask(tx, { userId, collegeId }, { title, reason }) {
      if ((await approvalRepo.waitingOf(tx, userId, 'general')) >= GENERAL_MOST) throw fail('review.approval_too_many')
      const request = { collegeId, askerId: userId, kind: 'general', subjectId: '' } as const
      return { id: await acts.ask(tx, { ...request, title: title.trim(), summary: reason }) }
    },

    async decideMany(viewer, { ids, isApproved, reason = '' }) {
      if (!isApproved && reason.trim() === '') throw fail('review.approval_reason_missing')
      const refused: { id: ApprovalId; reason: string }[] = []
      let decided = 0
      for (const id of ids) {
        try {
          await database.transaction((tx) => acts.decide(tx, viewer, { id, isApproved, reason }))
          decided += 1
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          refused.push({ id, reason: errorText(error.errorName, viewer.language, error.params) })
        }
      }
      return { decided, refused }
    },

    people: ({ collegeId }, keyWord) => approverRepo.find(database.primary, collegeId, keyWord.trim(), FOUND_MOST),

    async setDeputy(tx, viewer, deputy) {
      const { userId, collegeId } = viewer
      if (!deputy) {
        await approvalRepo.removeDeputy(tx, userId, collegeId)
        return null
      }
      const [active] = await approverRepo.active(tx, collegeId, [deputy.userId])
      if (!active || active === userId) throw fail('review.approval_bad_person')
      const span = awaySpan(deputy, viewer.timeZone)
      if (!span) throw fail('review.approval_bad_time')
      const { from, until } = span
      const isLong = until.getTime() - from.getTime() > (AWAY_MOST_DAYS + 1) * DAY_MS
      if (until <= from || until <= clock.now() || isLong) throw fail('review.approval_bad_time')
      const before = await approvalRepo.deputy(tx, userId, collegeId)
      await approvalRepo.setDeputy(tx, { userId, collegeId, deputyId: active, from, until })
      if (before?.deputyId !== active || before.until <= clock.now()) {
        const days = { from: deputy.firstDay, until: deputy.lastDay }
        await send(tx, {
          collegeId,
          category: 'system',
          to: { userIds: [active] },
          texts: fromTemplate('review.approval_deputy', { name: (await org.nameOf(tx, userId)) ?? '', ...days }),
          jump: { to: 'approvals' },
        })
      }
      return deputyOf(tx, viewer)
    },
  }
}
