import type { Id } from '@sands/contract/kernel/schema'
import { useT } from '@sands/web/i18n/i18n'
import { enqueue } from '@sands/web/outbox/outbox'
import { getSession } from '@sands/web/session/session'
import { COMMENT_CREATE, commentedQuery } from '@sands/web/social/social-calls'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { SocialThing } from '../../../kernel/slots.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { useModal } from '../../../kernel/ui/sheet.tsx'
import { attach, clearDraft, LONGEST_TEXT, MOST_PICTURES, useDraft, writeDraft } from '../drafts.ts'
import { rememberPicture } from '../pending-comments.ts'
import { useAboveKeyboard } from '../use-above-keyboard.ts'
import { AttachedPictures } from './attached-pictures.tsx'
import styles from './composer.module.css'

export interface ReplyTarget {
  parentId: Id<'comment'>
  /** Of a reply within the thread. */
  replyToId?: Id<'comment'>
  name: string
}

interface ComposerProps {
  thing: SocialThing
  replyTo?: ReplyTarget | undefined
  onClose: () => void
  onSent?: (() => void) | undefined
}

/** When so many characters are left, the person is told. */
const COUNT_FROM = LONGEST_TEXT - 100
const LABEL_LENGTH = 40

/** Where people write, right above the keyboard. What they have begun is there when they come back. Mount it to open it. */
export function Composer({ thing, replyTo, onClose, onSent }: ComposerProps) {
  const t = useT()
  const dialog = useModal(true, onClose)
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const target = replyTo ? (replyTo.replyToId ?? replyTo.parentId) : ''
  const draftId = `${getSession()?.userId} ${thing.module} ${thing.moduleId} ${target}`
  const { text, pictures } = useDraft(draftId)
  useAboveKeyboard(dialog)
  useLayoutEffect(() => {
    const element = dialog.current
    // In the same moment as the tap: phones show the keyboard for nothing else.
    element?.showModal()
    field.current?.focus()
    // Taking it off the page would leave the focus nowhere; closing gives it back.
    return () => element?.close()
  }, [dialog])

  const content = text.trim()
  const ready = content !== '' && pictures.every(({ state }) => state === 'done')
  const title = replyTo ? t('social.reply_to', { name: replyTo.name }) : t('social.write')
  const send = async () => {
    if (!ready) return
    const made = pictures.flatMap((picture) => picture.made ?? [])
    for (const { id, picture } of made) rememberPicture(id, picture)
    const short = content.length > LABEL_LENGTH ? `${content.slice(0, LABEL_LENGTH)}…` : content
    await enqueue({
      key: COMMENT_CREATE,
      body: {
        ...commentedQuery(thing),
        content,
        ...(replyTo && { parentId: replyTo.parentId }),
        ...(replyTo?.replyToId && { replyToId: replyTo.replyToId }),
        ...(made.length > 0 && { fileIds: made.map(({ id }) => id) }),
      },
      label: t('social.comment_act', { content: short }),
    })
    clearDraft(draftId)
    onClose()
    onSent?.()
  }
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
            {text.length >= COUNT_FROM && `${text.length} / ${LONGEST_TEXT}`}
          </span>
          <Button look="plain" onClick={onClose}>
            {t('kernel.cancel')}
          </Button>
          <Button disabled={!ready} onClick={() => void send()}>
            {t('social.send')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
