import { useEffect } from 'react'

/** The page comes before the product name in the title, so that people can tell their tabs apart. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Sands` : 'Sands'
  }, [title])
}
