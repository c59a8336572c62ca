import { SURVEY_PHASES } from '@sands/rules/survey/state'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const SURVEY_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  phase: choiceValue(['', ...SURVEY_PHASES], ''),
}
export type SurveyAddress = AddressValues<typeof SURVEY_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', phase: '' } as const

export const filterOf = ({ keyword, phase }: SurveyAddress) => ({
  ...(keyword && { keyWord: keyword }),
  ...(phase && { phase }),
})
