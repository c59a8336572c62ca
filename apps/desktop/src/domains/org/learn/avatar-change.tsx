import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { useAvatar, useRemoveAvatar } from '@sands/web/avatar/use-avatar'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Button } from 'antd'
import { useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './avatar-change.module.css'
import { AvatarDialog } from './avatar-dialog.tsx'

/** The person's portrait, and the actions on it. */
export function AvatarChange() {
  const t = useT()
  const viewer = useViewer()
  const confirm = useConfirm()
  const change = useAvatar()
  const remove = useRemoveAvatar()
  const input = useRef<HTMLInputElement>(null)
  const askRemove = () =>
    confirm({
      title: t('org.avatar_remove_ask'),
      text: t('org.avatar_remove_text'),
      action: t('org.avatar_remove'),
      danger: true,
      run: remove,
    })
  return (
    <div className={styles.avatar}>
      <Avatar person={viewer} size={72} />
      <div className={styles.acts}>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('org.avatar_change')}
        </Button>
        {viewer.avatarFileUrl && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={askRemove}>
            {t('org.avatar_remove')}
          </Button>
        )}
      </div>
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
      <AvatarDialog change={change} />
    </div>
  )
}
