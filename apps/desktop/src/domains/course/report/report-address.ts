import type { CallBody } from '@sands/contract/calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const PERSON_STATES = ['not_started', 'in_progress', 'finished'] as const
export const REPORTED_STATES = ['published', 'withdrawn', 'removed'] as const

/** The address values of the list of courses. */
export const REPORTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  state: choiceValue(['', ...REPORTED_STATES], ''),
}
export type ReportsAddress = AddressValues<typeof REPORTS_ADDRESS>

/**
 * The address values of one course: the filters of the table, the time span of the chart, and the courseware shown in
 * detail.
 */
export const REPORT_ADDRESS = {
  ...pageValues,
  id: textValue(18),
  keyword: textValue(60),
  state: choiceValue(['', ...PERSON_STATES], ''),
  department: textValue(18),
  span: choiceValue(['month', 'year'], 'month'),
  courseware: textValue(18),
}
export type ReportAddress = AddressValues<typeof REPORT_ADDRESS>

/** The address values of the list of people. */
export const RECORDS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  department: textValue(18),
  studied: choiceValue(['', 'yes', 'no'], ''),
}
export type RecordsAddress = AddressValues<typeof RECORDS_ADDRESS>

/** The address values of one person. */
export const PERSON_ADDRESS = {
  ...pageValues,
  id: textValue(18),
  keyword: textValue(60),
  state: choiceValue(['', 'in_progress', 'finished'], ''),
}
export type PersonAddress = AddressValues<typeof PERSON_ADDRESS>

type Filter = CallBody<'POST /sands-lms/api/v1/manage/course/report/export'>

/** The filter of the table of a course; the export contains the same people. */
export const filterOf = (courseId: Id<'course'>, { keyword, state, department }: ReportAddress): Filter => {
  const departmentId = idIn<'department'>(department)
  return {
    courseId,
    ...(keyword && { keyWord: keyword }),
    ...(state && { state }),
    ...(departmentId && { departmentId }),
  }
}

export const isNarrowed = (address: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.some((name) => Boolean(address[name]))
