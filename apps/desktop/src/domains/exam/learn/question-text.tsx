import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useState } from 'react'
import { type NamedPicture, PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'

/** The text of a question or an option. A click on a picture shows it in full size. */
export function QuestionText({ html }: { html: string }) {
  const [opened, setOpened] = useState<NamedPicture | null>(null)
  return (
    <>
      <QuestionHtml html={html} onPicture={setOpened} />
      {opened && <PictureViewer pictures={[opened]} index={0} onTurn={() => setOpened(null)} />}
    </>
  )
}
