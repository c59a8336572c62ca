import { idIn } from '@sands/contract/kernel/id'
import { EXAM_PERSON_STATES, REPORTED_EXAM_STATES } from '@sands/rules/exam/report-states'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** The address values of the list of exams. */
export const REPORTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  state: choiceValue(['', ...REPORTED_EXAM_STATES], ''),
}

export const REPORT_PARTS = ['overview', 'people', 'questions', 'integrity'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** The address values of one exam: the open part, the filters of its people, and the question shown in detail. */
export const REPORT_ADDRESS = {
  ...pageValues,
  id: textValue(18),
  part: choiceValue(REPORT_PARTS, 'overview'),
  keyword: textValue(60),
  state: choiceValue(['', ...EXAM_PERSON_STATES], ''),
  department: textValue(18),
  /** A question, or `question/child`. */
  question: textValue(60),
}
export type ReportAddress = AddressValues<typeof REPORT_ADDRESS>

/** The address values of one person in an exam. */
export const PERSON_ADDRESS = { exam: textValue(18), id: textValue(18), attempt: textValue(18) }

/** Narrows people; the export and the reminder use the same. */
export function peopleFilter({ keyword, department }: Pick<ReportAddress, 'keyword' | 'department'>) {
  const departmentId = idIn<'department'>(department)
  return { ...(keyword && { keyWord: keyword }), ...(departmentId && { departmentId }) }
}
