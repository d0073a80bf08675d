import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { Button } from './Button.tsx'

class LostPart extends Error {}

/**
 * Returns a component that is loaded when it is first shown, for a `<Suspense>`. When it could not be, a sentence stands in
 * its place, in the box that `className` describes, with a button that tries again; the page around it stays as it is.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className = '',
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        throw new LostPart('A part of the page could not be loaded', { cause })
      }
    })
  let part = begin()
  return class Later extends Component<Props, { lost: boolean }> {
    override state = { lost: false }

    static getDerivedStateFromError(error: unknown) {
      // What breaks within it is for the boundary of the page.
      if (!(error instanceof LostPart)) throw error
      return { lost: true }
    }

    override render(): ReactNode {
      if (!this.state.lost) return createElement(part as ComponentType<Props>, this.props)
      const again = () => {
        part = begin()
        this.setState({ lost: false })
      }
      return (
        <p className={`flex flex-wrap items-center gap-2 px-3 py-2 text-sm ${className}`} role="alert">
          This could not be loaded. What you wrote is kept.
          <Button type="button" variant="secondary" small onClick={again}>
            Try again
          </Button>
        </p>
      )
    }
  }
}
