import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { UploadPurpose } from '@sands/rules/upload'
import { CallError } from '@sands/web/call/call'
import { uploadPicture } from '@sands/web/upload/upload'
import { useEffect, useRef, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

export interface ChosenPicture {
  readonly fileId: FileId
  readonly picture: Picture
}

type Stage =
  | { readonly name: 'idle' }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'failed'; readonly reason: string; readonly file: File; readonly mayRetry: boolean }

/** The maximum length in the contract. */
const MOST_NAME = 200

interface PictureUpload {
  purpose: UploadPurpose
  /** Bytes; a larger picture is made smaller before it is sent. */
  most?: number | undefined
  onDone: (chosen: ChosenPicture) => void
  /** Called with true when an upload starts and with false when it ends. */
  onBusy?: ((isBusy: boolean) => void) | undefined
}

/**
 * Runs one upload at a time. It continues when the field is no longer on the screen, because the person may look at
 * another part meanwhile; `onDone` is called all the same.
 */
export function usePictureUpload({ purpose, most, onDone, onBusy }: PictureUpload) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' })
  const abort = useRef<AbortController>(null)
  const isBusy = useRef(false)
  const told = useRef({ onDone, onBusy })
  useEffect(() => {
    told.current = { onDone, onBusy }
  })
  const tellBusy = (next: boolean) => {
    if (isBusy.current === next) return
    isBusy.current = next
    told.current.onBusy?.(next)
  }

  const send = async (file: File) => {
    abort.current?.abort()
    const mine = new AbortController()
    abort.current = mine
    tellBusy(true)
    const go = (next: Stage) => {
      if (abort.current === mine) setStage(next)
    }
    go({ name: 'sending', share: 0 })
    try {
      const sent = most === undefined ? file : await shrinkPicture(file, most)
      const { id, picture } = await uploadPicture({
        file: sent,
        fileName: sent.name.slice(-MOST_NAME) || 'picture',
        purpose,
        onProgress: (share) => go({ name: 'sending', share }),
        signal: mine.signal,
      })
      go({ name: 'idle' })
      told.current.onDone({ fileId: id, picture })
    } catch (error) {
      if (mine.signal.aborted) return go({ name: 'idle' })
      if (!(error instanceof CallError)) throw error
      go({ name: 'failed', reason: error.msg, file, mayRetry: error.network })
    } finally {
      if (abort.current === mine) tellBusy(false)
    }
  }

  return {
    stage,
    send: (file: File) => void send(file),
    retry: () => {
      if (stage.name === 'failed') void send(stage.file)
    },
    cancel: () => abort.current?.abort(),
    forget: () => setStage({ name: 'idle' }),
  }
}
