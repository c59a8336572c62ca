import type { SurveyResults } from '@sands/contract/survey/results.model'
import type {
  ManagedSurvey,
  ManagedSurveyItem,
  SurveyCard,
  SurveyDetails,
  SurveyInfo,
} from '@sands/contract/survey/survey.model'
import type { Plain } from '@sands/web/testing/fake-calls'

type PlainSurvey = Plain<ManagedSurvey>
type PlainQuestion = PlainSurvey['draft']['questionnaire']['sections'][number]['questions'][number]

export const aSurveyItem = (over: Partial<Plain<ManagedSurveyItem>> = {}): Plain<ManagedSurveyItem> => ({
  id: '7',
  name: 'Lunch survey',
  state: 'draft',
  phase: 'draft',
  isAnonymous: false,
  isPublic: false,
  startTime: null,
  endTime: null,
  replyCount: 0,
  version: 1,
  updateTime: '2026-03-02T08:00:00.000Z',
  ...over,
})

export const aQuestion = (key: string, over: Partial<PlainQuestion> = {}): PlainQuestion => ({
  key,
  type: 'single',
  title: `Question ${key}`,
  note: '',
  isRequired: false,
  options: ['Apple', 'Banana'].map((text, index) => ({ key: `o${index + 1}`, text })),
  rows: [],
  hasOther: false,
  isShuffled: false,
  min: null,
  max: null,
  lowText: '',
  highText: '',
  branch: { match: 'all', conditions: [] },
  ...over,
})

export const questionnaireOf = (...questions: PlainQuestion[]): PlainSurvey['draft']['questionnaire'] => ({
  sections: [
    { key: 's1', title: '', text: '', isShuffled: false, branch: { match: 'all', conditions: [] }, questions },
  ],
  endText: '',
})

export const aSurvey = (questions: PlainQuestion[], over: Partial<PlainSurvey> = {}): PlainSurvey => ({
  ...aSurveyItem(),
  draft: {
    name: 'Lunch survey',
    intro: '',
    questionnaire: questionnaireOf(...questions),
    startTime: null,
    endTime: null,
    audience: { included: [], excluded: [] },
    isPublic: false,
    isAnonymous: false,
    isRepeatable: false,
    points: 0,
  },
  faults: [],
  hasChanges: true,
  isAnonymityFixed: false,
  editions: [],
  remindTime: null,
  ...over,
})

const AN_EDITION = { id: '70', number: 1, publishTime: '2026-03-02T08:00:00.000Z', replyCount: 6 }

export const someResults = (over: Partial<Plain<SurveyResults>> = {}): Plain<SurveyResults> => ({
  name: 'Lunch survey',
  edition: AN_EDITION,
  editions: [AN_EDITION],
  questionnaire: questionnaireOf(aQuestion('q1')),
  isAnonymous: false,
  invited: 12,
  participants: 6,
  replyCount: 6,
  isTooFew: false,
  least: 5,
  questions: [{ key: 'q1', isTooFew: false, answered: 6, counts: { o1: 4, o2: 2 }, average: null, averagePlaces: {} }],
  departments: [],
  ...over,
})

type PlainDetails = Plain<SurveyDetails>

export const aSurveyCard = (over: Partial<Plain<SurveyCard>> = {}): Plain<SurveyCard> => ({
  investigationId: '7',
  name: 'Lunch survey',
  intro: '',
  phase: 'running',
  startTime: null,
  endTime: null,
  isAnonymous: false,
  isRepeatable: false,
  points: 0,
  questionCount: 2,
  status: 100,
  ...over,
})

export const aSurveyInfo = (over: Partial<Plain<SurveyInfo>> = {}): Plain<SurveyInfo> => ({
  ...aSurveyCard(),
  isReplied: false,
  canReply: true,
  isVisitor: false,
  deviceToken: null,
  ...over,
})

export const surveyDetails = (questions: PlainQuestion[], over: Partial<PlainDetails> = {}): PlainDetails => ({
  ...aSurveyInfo(),
  editionId: '70',
  questionnaire: questionnaireOf(...questions),
  draft: null,
  reply: null,
  ...over,
})
