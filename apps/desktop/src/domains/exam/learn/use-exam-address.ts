import { type ExamAddress, examAddress } from '@sands/web/exam/exam-address'
import { useSearchParams } from 'react-router'

/** The parameters that all pages of an exam pass on. */
export function useExamAddress(): ExamAddress {
  const [search] = useSearchParams()
  return examAddress(search)
}
