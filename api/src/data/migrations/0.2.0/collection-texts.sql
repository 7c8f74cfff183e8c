-- What search engines show of collections.
alter table collections add column seo_title text, add column seo_description text;
