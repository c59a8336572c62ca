import { useEffect } from 'react'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import { goOnSound, haltSound, limitSound, setSoundBack } from './sound.ts'

/** Applies the rules of study time to a sound. */
export function useSoundRules(
  fileId: PlayerFile['id'],
  { seekLimit, isHalted = false, setBack = null }: StudyRules,
): void {
  useEffect(() => limitSound(fileId, seekLimit), [fileId, seekLimit])
  useEffect(() => {
    if (isHalted) haltSound(fileId)
    else goOnSound(fileId)
  }, [fileId, isHalted])
  useEffect(() => {
    if (setBack) setSoundBack(fileId, setBack.to)
  }, [fileId, setBack])
}
