import { asId } from '@sands/contract/kernel/id'
import type {
  LearningDetail,
  LearningProgress,
  LearningReceipt,
  LearningTerms,
  LearningUpdate,
} from '@sands/contract/study/learning.model'
import { STUDY } from '@sands/rules/study'
import type { Played } from '../player/place/played.ts'
import type { ViewingEnvironment } from './viewing.ts'

export const aPlayed = (over: Partial<Played> = {}): Played => ({
  fileId: '9',
  kind: 'video',
  from: 0,
  to: 5,
  rate: 1,
  seconds: 5,
  visible: true,
  at: new Date().toISOString(),
  ...over,
})

export const aProgress = (over: Partial<LearningProgress> = {}): LearningProgress => ({
  learnType: 2,
  learnId: '31',
  percent: 0,
  isFinished: 0,
  finishTime: null,
  covered: [],
  total: 600_000,
  missing: ['parts_missing', 'end_not_seen'],
  position: 0,
  seconds: 0,
  todaySeconds: 0,
  ...over,
})

export const someTerms = (over: Partial<LearningTerms> = {}): LearningTerms => ({
  form: 'media',
  threshold: STUDY.threshold,
  minSeconds: 0,
  seekAhead: 0,
  dailyCapSeconds: 7200,
  promptAfterSeconds: STUDY.promptAfterS,
  promptWaitSeconds: STUDY.promptWaitS,
  ...over,
})

type ViewingId = LearningDetail['learningDetailId']

export const aDetail = (id = '1', over: Partial<LearningDetail> = {}): LearningDetail => ({
  learningDetailId: asId<ViewingId>(id),
  serverTime: new Date().toISOString(),
  terms: someTerms(),
  progress: aProgress(),
  ...over,
})

export const aReceipt = (update: LearningUpdate, over: Partial<LearningReceipt> = {}): LearningReceipt => ({
  ackSeq: update.seq,
  uncounted: [],
  progress: aProgress({ percent: 1 }),
  ...over,
})

export const anUpdate = (over: Partial<LearningUpdate> = {}): LearningUpdate => ({
  learningDetailId: asId<ViewingId>('1'),
  seq: 1,
  segments: [],
  signOfLife: 0,
  ...over,
})

interface FakeWires extends ViewingEnvironment {
  sent: LearningUpdate[]
  finished: LearningUpdate[]
  /** Updates stored on this device, by number. */
  stored: Map<number, LearningUpdate>
  released: LearningUpdate[]
  created: number
  back: () => void
}

/** A viewing environment in which the test decides what the server answers. */
export function fakeWires(over: Partial<ViewingEnvironment> = {}): FakeWires {
  const environment: FakeWires = {
    sent: [],
    finished: [],
    stored: new Map(),
    released: [],
    created: 0,
    back: () => undefined,
    before: async () => undefined,
    create: async () => {
      environment.created += 1
      return aDetail(String(environment.created))
    },
    heard: () => undefined,
    takeAlong: async () => null,
    send: async (update) => aReceipt(update),
    finish: async (update) => environment.finished.push(update),
    remember: () => undefined,
    keep: {
      put: async (updates) => {
        for (const update of updates) environment.stored.set(update.seq, update)
      },
      drop: async (updates) => {
        for (const { seq } of updates) environment.stored.delete(seq)
      },
      release: async (updates) => void environment.released.push(...updates),
    },
    onReturn: (back) => {
      environment.back = back
      return () => undefined
    },
    now: () => Date.now(),
    ...over,
  }
  const { send } = environment
  environment.send = async (update) => {
    environment.sent.push(update)
    return await send(update)
  }
  return environment
}
