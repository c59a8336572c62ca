import { useEffect, useEffectEvent } from 'react'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import { goOnSound, haltSound, limitSound, onSoundWanted, setSoundBack } from './sound.ts'

/** Applies the rules of study time to a sound. */
export function useSoundRules(
  fileId: PlayerFile['id'],
  { seekLimit, isHalted = false, onPlayHalted, setBack = null }: StudyRules,
): void {
  const wanted = useEffectEvent(() => onPlayHalted?.())
  const asks = isHalted && onPlayHalted !== undefined
  useEffect(() => limitSound(fileId, seekLimit), [fileId, seekLimit])
  useEffect(() => {
    if (isHalted) haltSound(fileId)
    else goOnSound(fileId)
  }, [fileId, isHalted])
  useEffect(() => {
    onSoundWanted(fileId, asks ? () => wanted() : null)
    return () => onSoundWanted(fileId, null)
  }, [fileId, asks])
  useEffect(() => {
    if (setBack) setSoundBack(fileId, setBack.to)
  }, [fileId, setBack])
}
