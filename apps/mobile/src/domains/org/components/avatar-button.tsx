import { useAvatar, useRemoveAvatar } from '@sands/web/avatar/use-avatar'
import { useT } from '@sands/web/i18n/i18n'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { CurrentUser } from '../../../kernel/current-user.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import styles from './avatar-button.module.css'
import { AvatarDialog } from './avatar-dialog.tsx'

/** The person's portrait; a tap changes or removes it. */
export function AvatarButton({ user }: { user: CurrentUser }) {
  const t = useT()
  const change = useAvatar()
  const remove = useRemoveAvatar()
  const input = useRef<HTMLInputElement>(null)
  const [choosing, setChoosing] = useState(false)
  const close = useCallback(() => setChoosing(false), [])

  const choose = () => {
    close()
    input.current?.click()
  }
  const askRemove = async () => {
    close()
    const sure = await ask({
      title: t('org.avatar_remove_ask'),
      text: t('org.avatar_remove_text'),
      confirm: t('org.avatar_remove'),
      danger: true,
    })
    if (sure) await remove()
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => (user.avatarFileUrl ? setChoosing(true) : choose())}
      >
        <Avatar name={user.name} src={user.avatarFileUrl} size={96} />
        <span className="visually-hidden">{t('org.avatar_change')}</span>
        <span className={styles.camera}>
          <Camera size={18} aria-hidden />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_ACCEPT}
        aria-label={t('org.avatar_choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          if (file) change.begin(file)
        }}
      />
      <Sheet title={t('org.avatar_change')} open={choosing} onClose={close}>
        <ListGroup>
          <ListRow icon={ImagePlus} label={t('org.avatar_choose')} onClick={choose} />
          <ListRow icon={Trash2} label={t('org.avatar_remove')} danger onClick={() => void askRemove()} />
        </ListGroup>
      </Sheet>
      <AvatarDialog change={change} />
    </>
  )
}
