import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Scripts } from 'react-router'

interface ScriptProps {
  rel?: string
  href?: string
  type?: string
  nonce?: string
  children?: ReactNode
  [attribute: string]: unknown
}
type ScriptElement = ReactElement<ScriptProps>

const makeScripts = Scripts

/**
 * The router's scripts, but fetched after the first paint. The pages can be read and used without
 * them, and on a slow line 120 kB of script would otherwise come before the text's own font. The
 * router's module script waits as text; a few inline lines turn it into a script once something has
 * been painted, and its preloads with it. What is not recognised is left as the router made it.
 */
export function DeferredScripts() {
  // Called as the function it is, not rendered: we need the elements it makes.
  const made = makeScripts({})
  if (!made) return null
  const elements = flat(made)
  const nonce = elements.find(isModule)?.props.nonce
  const preloads = elements.filter(isPreload).map(({ props }) => props.href ?? '')
  return (
    <>
      {elements
        .filter((element) => !isPreload(element))
        .map((element) =>
          isModule(element)
            ? cloneElement(element, { type: 'text/plain', id: 'late', async: undefined })
            : element,
        )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start(preloads) }}
      />
    </>
  )
}

const isPreload = ({ type, props }: ScriptElement) =>
  type === 'link' && props.rel === 'modulepreload'
const isModule = ({ type, props }: ScriptElement) => type === 'script' && props.type === 'module'

/** The script and link elements of a tree, in order, out of their fragments. */
function flat(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return []
    return typeof child.type === 'string' ? [child] : flat(child.props.children)
  })
}

/** In a hidden tab nothing is painted: there one need not wait. */
const start = (preloads: string[]) => `{
const late = document.getElementById('late'), { nonce } = document.currentScript
const add = (tag, attributes) => document.body.append(Object.assign(document.createElement(tag), attributes))
const begin = () => {
  for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', nonce, textContent: late.textContent })
}
document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin))
}`
