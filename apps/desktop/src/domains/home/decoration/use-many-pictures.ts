import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { uploadPicture } from '@sands/web/upload/upload'
import { useState } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'

interface ManyPictures {
  /** How many there is room for. */
  room: number
  onPicture: (chosen: ChosenPicture) => void
}

/** Uploads several pictures one after the other. One that is refused is named and does not hold up the others. */
export function useManyPictures({ room, onPicture }: ManyPictures) {
  const t = useT()
  const [progress, setProgress] = useState<{ place: number; count: number }>()
  const send = async (files: readonly File[]) => {
    const fitting = files.slice(0, room)
    for (const [index, file] of fitting.entries()) {
      setProgress({ place: index + 1, count: fitting.length })
      try {
        const { id, picture } = await uploadPicture({ file, fileName: file.name.slice(-200), purpose: 'image' })
        onPicture({ fileId: id, picture })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        showToast(t('home.edit_many_refused', { name: file.name, reason: error.msg }), { kind: 'error' })
      }
    }
    setProgress(undefined)
    if (files.length > room) showToast(t('home.edit_many_left', { count: files.length - room }))
  }
  return { progress, send: (files: readonly File[]) => void send(files) }
}
