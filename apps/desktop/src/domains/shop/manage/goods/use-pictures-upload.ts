import type { FileId } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { uploadPicture } from '@sands/web/upload/upload'
import { useEffect, useRef, useState } from 'react'

/** The maximum length in the contract. */
const MOST_NAME = 200

interface SentPicture {
  readonly fileId: FileId
  readonly url: string
}

interface Failure {
  readonly name: string
  readonly reason: string
}

interface PicturesUpload {
  onSent: (picture: SentPicture) => void
  onBusy: (isBusy: boolean) => void
}

/** Sends several pictures, one after the other in their order. One that is refused does not stop the others. */
export function usePicturesUpload({ onSent, onBusy }: PicturesUpload) {
  const [left, setLeft] = useState(0)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const waiting = useRef<File[]>([])
  const told = useRef({ onSent, onBusy })
  useEffect(() => {
    told.current = { onSent, onBusy }
  })

  const run = async () => {
    told.current.onBusy(true)
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      const { name } = file
      try {
        const { id, picture } = await uploadPicture({
          ...{ file, fileName: name.slice(-MOST_NAME) || 'picture', purpose: 'image' as const },
        })
        told.current.onSent({ fileId: id, url: picture.url })
      } catch (error) {
        const reason = error instanceof CallError ? error.msg : String(error)
        setFailures((before) => [...before, { name, reason }])
      }
      waiting.current.shift()
      setLeft(waiting.current.length)
    }
    told.current.onBusy(false)
  }

  return {
    left,
    failures,
    send: (files: readonly File[]) => {
      if (files.length === 0) return
      const isRunning = waiting.current.length > 0
      waiting.current.push(...files)
      setLeft(waiting.current.length)
      if (isRunning) return
      setFailures([])
      void run()
    },
  }
}
