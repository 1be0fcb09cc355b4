import type { ReactNode } from 'react'

/**
 * Questions that open to their answers, between rules. Native details: works without the script and
 * is found by the browser's own search in page. With `name`, opening one closes the others.
 */
export function Accordion({
  items,
  name,
}: {
  items: { title: ReactNode; body: ReactNode }[]
  name?: string
}) {
  return (
    <div className="border-t border-rule">
      {items.map((item, place) => (
        <details key={place} name={name} className="group border-b border-rule">
          <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold">
            {item.title}
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 shrink-0 fill-none stroke-soft stroke-[1.4] transition-transform duration-150 group-open:rotate-45"
            >
              <path d="M8 2v12M2 8h12" />
            </svg>
          </summary>
          <div className="max-w-text pb-4 text-soft">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
