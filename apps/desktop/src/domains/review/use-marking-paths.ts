import { useLocation } from 'react-router'

const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()

/** The pages of marking, in the management area or in the portal, wherever the person is. */
export function useMarkingPaths() {
  const area = useLocation().pathname.startsWith('/manage/') ? '/manage/review' : ''
  const root = `${area}/marking`
  const homework = `${area}/homework`
  return {
    queue: root,
    homework,
    homeworkTask: (id: string) => `${homework}/task?${query({ id })}`,
    homeworkPaper: (id: string) => `${homework}/paper?${query({ id })}`,
    exam: (id: string, tab?: string) => `${root}/exam?${query({ id, ...(tab && { tab }) })}`,
    paper: (id: string) => `${root}/paper?${query({ id })}`,
    question: (exam: string, id: string, part: string) =>
      `${root}/question?${query({ exam, id, ...(part && { part }) })}`,
  }
}
