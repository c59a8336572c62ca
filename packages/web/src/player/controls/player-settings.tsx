import type { Caption } from '@sands/contract/media/media.model'
import { SPEEDS } from '@sands/rules/study'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { useLayer } from '../../layer/layer.ts'
import type { Source } from '../source/use-source.ts'
import type { Captions } from '../video/use-captions.ts'
import type { VideoActs } from '../video/use-video-acts.ts'
import styles from './player-settings.module.css'

interface Choice<T> {
  value: T
  label: string
}

interface ChoicesProps<T> {
  title: string
  choices: readonly Choice<T>[]
  chosen: T
  onChoose: (value: T) => void
}

function Choices<T extends string | number | null>({ title, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function useDialog(open: boolean, onClose: () => void) {
  useLayer(open, onClose)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const beside = (event: Event) => {
      if (event.target === dialog) onClose()
    }
    dialog.addEventListener('close', onClose)
    dialog.addEventListener('click', beside)
    return () => {
      dialog.removeEventListener('close', onClose)
      dialog.removeEventListener('click', beside)
    }
  }, [onClose])
  return ref
}

interface PlayerSettingsProps {
  open: boolean
  onClose: () => void
  source: Source
  captions: Captions
  available: readonly Caption[]
  acts: VideoActs
}

/**
 * Speed, quality and captions in one panel that stays open until the person closes it: at the bottom of a phone in
 * portrait, at the side elsewhere.
 */
export function PlayerSettings({ open, onClose, ...rest }: PlayerSettingsProps) {
  const t = useT()
  const titleId = useId()
  const dialog = useDialog(open, onClose)
  return (
    <dialog ref={dialog} className={styles.settings} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('media.player_settings')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </header>
      {open && <SettingsBody {...rest} />}
    </dialog>
  )
}

type SettingsBodyProps = Omit<PlayerSettingsProps, 'open' | 'onClose'>

function SettingsBody({ source, captions, available, acts }: SettingsBodyProps) {
  const t = useT()
  const { renditions, shown, height } = source
  const auto = height === null && shown > 0 ? t('media.quality_auto_now', { height: shown }) : t('media.quality_auto')
  return (
    <div className={styles.body}>
      <Choices
        title={t('media.speed')}
        choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        chosen={acts.speed}
        onChoose={acts.chooseSpeed}
      />
      {renditions.length > 1 && (
        <Choices
          title={t('media.quality')}
          choices={[
            { value: null, label: auto },
            ...renditions.map((one) => ({ value: one.height, label: `${one.height}P` })),
          ]}
          chosen={renditions.some((one) => one.height === height) ? height : null}
          onChoose={source.chooseHeight}
        />
      )}
      {available.length > 0 && (
        <Choices
          title={t('media.captions')}
          choices={[
            { value: null, label: t('media.captions_off') },
            ...available.map(({ language, label }) => ({ value: language, label })),
          ]}
          chosen={captions.language}
          onChoose={captions.choose}
        />
      )}
    </div>
  )
}
