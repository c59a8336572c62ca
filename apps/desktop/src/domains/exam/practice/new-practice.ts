import type { PracticeDocument, PracticeDraw } from '@sands/contract/exam/practice.model'
import { EVERYONE } from '@sands/rules/audience'
import { randomId } from '@sands/web/device/random-id'

/** What most practices have. */
export const NEW_PRACTICE: PracticeDocument = {
  title: '',
  introduction: '',
  mode: 'one_by_one',
  questionIds: [],
  draws: [],
  shuffleQuestions: true,
  shuffleOptions: true,
  opensAt: null,
  closesAt: null,
  isRepeatable: true,
  completion: 'hand_in',
  accuracyPercent: 80,
  points: 0,
  audience: EVERYONE,
}

export const newDraw = (): PracticeDraw => ({
  key: randomId(),
  type: null,
  categoryId: null,
  difficulty: null,
  tags: [],
  count: 5,
})
