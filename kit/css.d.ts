/** Styles that are loaded beside a component; the bundler sees to them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
