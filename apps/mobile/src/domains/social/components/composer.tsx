import { useT } from '@sands/web/i18n/i18n'
import { attach, LONGEST_TEXT, MOST_PICTURES, writeDraft } from '@sands/web/social/comment-drafts'
import { type ReplyTarget, useComposer } from '@sands/web/social/use-composer'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { SocialTarget } from '../../../kernel/slots.ts'
import { AttachedPictures } from '../../../kernel/ui/attached-pictures.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { useModal } from '../../../kernel/ui/float/sheet.tsx'
import { useAboveKeyboard } from '../use-above-keyboard.ts'
import styles from './composer.module.css'

interface ComposerProps {
  target: SocialTarget
  replyTo?: ReplyTarget | undefined
  onClose: () => void
  onSent?: (() => void) | undefined
}

/** An input right above the keyboard. Mounting it opens it. */
export function Composer({ target, replyTo, onClose, onSent }: ComposerProps) {
  const t = useT()
  const dialog = useModal(true, onClose)
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { draftId, text, pictures, isReady, title, count, send } = useComposer(target, {
    to: replyTo,
    onSent: () => {
      onClose()
      onSent?.()
    },
  })
  useAboveKeyboard(dialog)
  useLayoutEffect(() => {
    const element = dialog.current
    // Runs in the same task as the tap, because phones only open the keyboard then.
    element?.showModal()
    field.current?.focus()
    // Removing the element would lose the focus; closing the dialog restores it.
    return () => element?.close()
  }, [dialog])

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <dialog ref={dialog} className={styles.composer} aria-label={title}>
      <div className={styles.inside}>
        <textarea
          ref={field}
          rows={3}
          className={styles.text}
          aria-label={title}
          placeholder={title}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => writeDraft(draftId, event.target.value)}
          onKeyDown={keys}
        />
        <AttachedPictures draftId={draftId} pictures={pictures} />
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.add}
            aria-label={t('social.picture_add')}
            disabled={pictures.length >= MOST_PICTURES}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={24} aria-hidden />
          </button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={PICTURE_ACCEPT}
            onChange={({ target: chosen }) => {
              attach(draftId, [...(chosen.files ?? [])])
              chosen.value = ''
            }}
          />
          <span className={styles.count} aria-live="polite">
            {count}
          </span>
          <Button look="plain" onClick={onClose}>
            {t('kernel.cancel')}
          </Button>
          <Button disabled={!isReady} onClick={() => void send()}>
            {t('social.send')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
