import { useRouteLoaderData } from 'react-router'
import { inLanguage, useLanguage } from './language.tsx'

/** Makes whole addresses of this site, in the language of the page: for what is passed on. */
export function usePageLink(): (path: string) => string {
  const root = useRouteLoaderData<{ origin: string }>('root')
  const language = useLanguage()
  return (path) => (root?.origin ?? '') + inLanguage(path, language)
}
