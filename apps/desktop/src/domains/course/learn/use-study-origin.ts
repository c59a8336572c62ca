import { detailAddress } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'

/** The origin of the person in the course, from the address. */
export function useStudyOrigin() {
  const [search] = useSearchParams()
  return detailAddress(search).origin
}
