import { detailAddress } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'

/** How the person came to the course they are in, as its address says. */
export function useStudyOrigin() {
  const [search] = useSearchParams()
  return detailAddress(search).origin
}
