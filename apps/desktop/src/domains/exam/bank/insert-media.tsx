import { PlaySquareOutlined, SoundOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { FilePicker } from '../../../kernel/file/file-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { tokenOf } from './media-tokens.ts'

/** Adds a sound or a video of the library at the end of the text. */
export function InsertMedia({ onInsert }: { onInsert: (token: string) => void }) {
  const t = useT()
  const [kind, setKind] = useState<'audio' | 'video'>()
  if (!may(useViewer(), 'media.library.view')) return null
  return (
    <>
      <Button size="small" type="text" icon={<SoundOutlined aria-hidden />} onClick={() => setKind('audio')}>
        {t('exam.question_audio')}
      </Button>
      <Button size="small" type="text" icon={<PlaySquareOutlined aria-hidden />} onClick={() => setKind('video')}>
        {t('exam.question_video')}
      </Button>
      {kind && (
        <FilePicker
          open
          title={t(`exam.question_${kind}`)}
          kinds={[kind]}
          value={null}
          onClose={() => setKind(undefined)}
          onChoose={({ id }) => onInsert(tokenOf(kind, id))}
        />
      )}
    </>
  )
}
