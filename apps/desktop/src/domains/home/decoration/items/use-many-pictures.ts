import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { uploadPicture } from '@sands/web/upload/upload'
import { useState } from 'react'
import type { ChosenPicture } from '../../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../../kernel/text.ts'

interface ManyPictures {
  /** How many more pictures fit. */
  room: number
  onPicture: (chosen: ChosenPicture) => void
  /** Called with true when uploads start and with false when they end. */
  onBusy: (isBusy: boolean) => void
}

/** Uploads several pictures one after the other. A refused picture is named and does not stop the others. */
export function useManyPictures({ room, onPicture, onBusy }: ManyPictures) {
  const t = useT()
  const [progress, setProgress] = useState<{ place: number; count: number }>()

  const sendOne = async (file: File) => {
    const fileName = file.name.slice(-200)
    const { data, error } = await attempt(() => uploadPicture({ file, fileName, purpose: 'image' }))
    if (error) showToast(t('home.edit_many_refused', { name: file.name, reason: error.msg }), { kind: 'error' })
    else onPicture({ fileId: data.id, picture: data.picture })
  }
  const send = async (files: readonly File[]) => {
    const fitting = files.slice(0, room)
    onBusy(true)
    try {
      for (const [index, file] of fitting.entries()) {
        setProgress({ place: index + 1, count: fitting.length })
        await sendOne(file)
      }
    } finally {
      setProgress(undefined)
      onBusy(false)
    }
    if (files.length > room) showToast(t('home.edit_many_left', { count: files.length - room }))
  }
  return { progress, send: (files: readonly File[]) => void send(files) }
}
