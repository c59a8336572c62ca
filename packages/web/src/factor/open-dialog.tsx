import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { needTexts } from '../i18n/domain-texts.ts'

/** A dialog above everything else, in both apps. Resolves with what it was closed with. */
export async function openDialog<T>(show: (close: (result: T) => void) => ReactNode): Promise<T> {
  await needTexts(['auth']).catch(() => undefined)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    root.render(
      show((result) => {
        root.unmount()
        place.remove()
        resolve(result)
      }),
    )
  })
}
