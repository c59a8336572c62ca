import type { CallData } from '@sands/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/i18n.ts'
import { showToast } from '../toast/toast.ts'
import { refusalOf } from '../upload/check.ts'
import { uploadPicture } from '../upload/upload.ts'

const PERSON = 'GET /sands-user/api/v1/user/current-info'
const CHANGE = 'POST /sands-user/api/v1/user/change-avatar'
const FILE_NAME = 'avatar.jpg'

export type AvatarStage =
  | { name: 'idle' }
  | { name: 'cropping'; src: string }
  | { name: 'sending'; src: string; picture: Blob; share: number }
  | { name: 'failed'; src: string; picture: Blob; share: number; reason: string }

const IDLE: AvatarStage = { name: 'idle' }
const srcOf = (stage: AvatarStage) => (stage.name === 'idle' ? '' : stage.src)

export interface AvatarChange {
  stage: AvatarStage
  /** Starts with a file that the person has chosen. */
  begin: (file: File) => void
  send: (picture: Blob) => void
  retry: () => void
  cancel: () => void
  /** The browser cannot read the picture. */
  refuse: () => void
}

/** Updates the picture in all cached data about the person. */
function useShowAvatar() {
  const queries = useQueryClient()
  return useCallback(
    ({ avatarFileUrl }: CallData<typeof CHANGE>) =>
      queries.setQueriesData<CallData<typeof PERSON>>(
        { queryKey: [PERSON] },
        (person) => person && { ...person, avatarFileUrl },
      ),
    [queries],
  )
}

/** Choosing, cropping and sending a picture. The cropped picture stays in memory until it is stored or cancelled. */
export function useAvatar(): AvatarChange {
  const show = useShowAvatar()
  const [stage, setStage] = useState<AvatarStage>(IDLE)
  const sending = useRef<AbortController | null>(null)
  const current = useRef<AvatarStage>(IDLE)
  const go = useCallback((next: AvatarStage) => {
    const before = srcOf(current.current)
    // Object URLs stay in memory until they are revoked.
    if (before !== srcOf(next)) URL.revokeObjectURL(before)
    current.current = next
    setStage(next)
  }, [])
  useEffect(() => () => sending.current?.abort(), [])

  const begin = useCallback(
    (file: File) => {
      const refusal = refusalOf(file, 'avatar')
      if (refusal) showToast(refusal, { kind: 'error' })
      else go({ name: 'cropping', src: URL.createObjectURL(file) })
    },
    [go],
  )

  const cancel = useCallback(() => {
    sending.current?.abort()
    go(IDLE)
  }, [go])

  const refuse = useCallback(() => {
    showToast(translate('kernel.upload_unreadable'), { kind: 'error' })
    go(IDLE)
  }, [go])

  const transmit = async (picture: Blob, src: string) => {
    const abort = new AbortController()
    sending.current = abort
    const onProgress = (share: number) => go({ name: 'sending', src, picture, share })
    onProgress(0)
    try {
      const { id } = await uploadPicture({
        file: picture,
        fileName: FILE_NAME,
        purpose: 'avatar',
        onProgress,
        signal: abort.signal,
      })
      show(await call(CHANGE, { body: { fileId: id }, quiet: true, signal: abort.signal, idempotencyKey: randomId() }))
      go(IDLE)
      showToast(translate('org.avatar_changed'), { kind: 'success' })
    } catch (error) {
      if (abort.signal.aborted) return
      if (!(error instanceof CallError)) throw error
      go({ name: 'failed', src, picture, share: 0, reason: error.msg })
    }
  }

  return {
    stage,
    begin,
    send: (picture) => {
      // Cropping takes a moment: the person may have tapped again or cancelled.
      if (current.current.name === 'cropping') void transmit(picture, URL.createObjectURL(picture))
    },
    retry: () => {
      const { current: failed } = current
      if (failed.name === 'failed') void transmit(failed.picture, failed.src)
    },
    cancel,
    refuse,
  }
}

/** Removes the picture, so that the initials are shown. The call shows its own error. */
export function useRemoveAvatar(): () => Promise<void> {
  const show = useShowAvatar()
  return useCallback(async () => {
    try {
      show(await call(CHANGE, { body: { fileId: null }, idempotencyKey: randomId() }))
      showToast(translate('org.avatar_removed'), { kind: 'success' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }, [show])
}
