import type { CallQuery } from '@sands/contract/calls'
import type { Resource } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'

const KEY = 'GET /sands-system/api/v1/manage/media/page'
export const LOOK_AGAIN_MS = 2000

export const isInWork = ({ status }: Pick<Resource, 'status'>): boolean =>
  status === FILE_STATUS.queued || status === FILE_STATUS.running

type Wanted = { [P in keyof CallQuery<typeof KEY>]: CallQuery<typeof KEY>[P] | undefined }

/** A page of the library, polled while a file on it is being prepared. */
export function useLibrary(query: Wanted) {
  const [watched, setWatched] = useState(false)
  const page = useCall(
    KEY,
    { query },
    { staleTime: 0, refetchInterval: watched ? LOOK_AGAIN_MS : false, silent: watched },
  )
  const wanted = page.data?.records.some(isInWork) ?? watched
  if (wanted !== watched) setWatched(wanted)
  return page
}
