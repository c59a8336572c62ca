import { useEffect, useEffectEvent } from 'react'
import type { Resource } from './upload-item.ts'
import { claimUpload, getUploads, onUploads, startUploads } from './uploads.ts'

export interface MadeUpload {
  tag: string
  made: Resource
}

/**
 * Gives a screen its finished files, also those that finished while it was closed. Once it has stored them they leave
 * the list. Several may come before the next render, one call after the other: the screen adds to what it stored last.
 */
export function useMadeUploads(
  isOurs: (tag: string) => boolean,
  store: (uploads: readonly MadeUpload[]) => void,
): void {
  const look = useEffectEvent(() => {
    const uploads = getUploads().flatMap(({ id, tag, made }) =>
      tag !== undefined && made && isOurs(tag) ? [{ id, tag, made }] : [],
    )
    if (uploads.length === 0) return
    store(uploads)
    // Each claim changes the list, which is then looked at again.
    for (const { id } of uploads) void claimUpload(id)
  })
  useEffect(() => {
    const stop = onUploads(() => look())
    void startUploads().then(() => look())
    return stop
  }, [])
}
