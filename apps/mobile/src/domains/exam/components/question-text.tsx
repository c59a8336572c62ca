import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import type { HtmlPicture } from '@sands/web/html/html-content.tsx'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'

const ImageViewer = lazyPart(
  async () => (await import('../../../kernel/ui/float/image-viewer.tsx')).ImageViewer,
  MissingSheet,
)

/** The text of a question or an option. A tap on a picture shows it in full. */
export function QuestionText({ html }: { html: string }) {
  const [opened, setOpened] = useState<HtmlPicture | null>(null)
  return (
    <>
      <QuestionHtml html={html} onPicture={setOpened} />
      {opened && (
        <Suspense>
          <ImageViewer images={[opened]} start={0} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
