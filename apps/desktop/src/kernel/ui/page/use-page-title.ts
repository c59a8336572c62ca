import { useEffect } from 'react'

/** The name stands in the tab after the page, as the page is what one looks for among many tabs. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Sands` : 'Sands'
  }, [title])
}
