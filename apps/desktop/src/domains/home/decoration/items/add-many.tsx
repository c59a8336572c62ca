import { CloudUploadOutlined } from '@ant-design/icons'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Button } from 'antd'
import { useRef } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { useEditor } from '../editor-context.ts'
import { addItem, type CategoryPath } from './item-edit.ts'
import { newItem } from './new-parts.ts'
import { useManyPictures } from './use-many-pictures.ts'

/** Uploads several pictures at once, each as its own item. */
export function AddMany({ path, room }: { path: CategoryPath; room: number }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { edit, keepPicture, onBusy } = useEditor()
  const { progress, send } = useManyPictures({
    room,
    onBusy,
    onPicture: (chosen) => {
      keepPicture(chosen)
      edit(addItem(path, { ...newItem(), fileId: chosen.fileId }))
    },
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_ACCEPT}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          send(files)
        }}
      />
      <Button
        type="dashed"
        icon={<CloudUploadOutlined aria-hidden />}
        disabled={room === 0}
        loading={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {progress ? t('home.edit_adding_many', progress) : t('home.edit_add_many')}
      </Button>
    </>
  )
}
