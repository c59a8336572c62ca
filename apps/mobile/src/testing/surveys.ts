import type { SurveyCard, SurveyDetails, SurveyInfo } from '@sands/contract/survey/survey.model'
import type { Plain } from '@sands/web/testing/fake-calls'

type PlainDetails = Plain<SurveyDetails>
type PlainQuestion = PlainDetails['questionnaire']['sections'][number]['questions'][number]

export const aSurveyCard = (over: Partial<Plain<SurveyCard>> = {}): Plain<SurveyCard> => ({
  investigationId: '7',
  name: 'Lunch survey',
  intro: 'Tell us about lunch',
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

export const aQuestion = (
  key: string,
  type: PlainQuestion['type'],
  over: Partial<PlainQuestion> = {},
): PlainQuestion => ({
  key,
  type,
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

export const surveyDetails = (questions: readonly PlainQuestion[], over: Partial<PlainDetails> = {}): PlainDetails => ({
  ...aSurveyInfo(),
  editionId: '70',
  questionnaire: {
    sections: [
      {
        key: 's1',
        title: '',
        text: '',
        isShuffled: false,
        branch: { match: 'all', conditions: [] },
        questions: [...questions],
      },
    ],
    endText: 'See you soon',
  },
  draft: null,
  reply: null,
  ...over,
})
