/** A film of the demo agencies as its catalogue card has it; its files are static/demo/films/<slug>.mp4 and .jpg. */
export interface DemoFilm {
  slug: string;
  title: string;
  director: string;
  /** The producer company. */
  company: string;
  year: number;
  format: '2.39' | '1.85' | '1.78';
  tags: readonly string[];
  notes: string;
}
