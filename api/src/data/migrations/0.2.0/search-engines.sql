-- What search engines show of products and categories, and the words of a product's address.
alter table products add column seo_title text, add column seo_description text, add column slug text;
alter table categories add column seo_title text, add column seo_description text;

-- The paths of categories before they were moved, which lead to where the categories are now.
create table category_former_paths (
  path text not null,
  category_id uuid not null constraint category_former_path_category references categories on delete cascade,
  constraint category_former_paths_pkey primary key (path)
);
create index category_former_path_of on category_former_paths (category_id);
