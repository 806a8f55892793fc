/** Databases, data, statistics, machine learning. Notation: ../notation.ts. */
export const DATA_SKILLS = `
Databases = database management, Datenbanken, bases de données, bases de datos, databanken, relational databases, RDBMS, database systems, DBMS, Datenbank, relationale Datenbanken, database administration, database design, DBA work, schema design, database performance, database schema design, Datenbankadministration, Datenbankentwicklung, Datenbankdesign, Datenbankkenntnisse, Datenbankabfragen, modèle relationnel, schéma relationnel, databasebeheer, databases beheren, relationele databases, administration de bases de données, administración de bases de datos, diseño de bases de datos, bases de datos relacionales, bases de données relationnelles, bases relationnelles < database migrations | schema migrations, database replication | logical replication | streaming replication, partitioned tables | table partitioning, Liquibase | Flyway
SQL = SQL queries, structured query language, Transact-SQL, T-SQL, TSQL, SQL programming, stored procedures, SQL coding, écriture de requêtes, procédures stockées, procedimientos almacenados, gespeicherte Prozeduren < window functions | CTEs | common table expressions > Databases
PL/SQL = PLSQL > SQL, Oracle Database
MySQL = MariaDB > SQL
PostgreSQL = Postgres, psql, PostGIS < Patroni | pgBouncer | pgBackRest, autovacuum | vacuum tuning, TimescaleDB > SQL
SQL Server = Microsoft SQL Server, MS SQL, MSSQL, MS SQL Server, SQL Server Management Studio, SSMS < Always On | availability groups, log shipping, SQL Agent jobs > SQL
Oracle Database = Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, Oracle SQL, Oracle DBA < RMAN, Data Guard | standby database | physical standby, Oracle RAC | Real Application Clusters, Oracle ASM | Automatic Storage Management | disk groups, GoldenGate, Exadata, Oracle patching | PSU patching, tablespaces > SQL
Database migration projects = database migrations to Postgres, database conversion, migrating databases < ora2pg | AWS DMS | Database Migration Service | cutover > Data migration, Databases
SQLite > SQL
DB2 = IBM DB2 > SQL
Sybase = Informix, Teradata SQL > SQL
NoSQL = NoSQL databases, non-relational databases, document databases > Databases
MongoDB = Mongo, Mongoose > NoSQL
Cassandra = Apache Cassandra, ScyllaDB > NoSQL
DynamoDB = Amazon DynamoDB > NoSQL, AWS
Redis = Memcached > NoSQL
CouchDB = Couchbase > NoSQL
Neo4j = graph databases > NoSQL
Cosmos DB = Azure Cosmos DB, CosmosDB > NoSQL, Azure
Firebase = Firestore > NoSQL, Google Cloud
Elasticsearch = Elastic Search, Elastic Stack < OpenSearch, Solr | Lucene > NoSQL
Data modeling = data models, Datenmodellierung, modélisation de données, modelado de datos, entity relationship diagrams, ER diagrams, modelling data < Kimball | star schemas built | fact tables | fact and dimension tables | conformed dimensions, slowly changing dimensions | SCD Type 2 | SCD2, Data Vault | snowflake schema, semantic models > Databases
Data warehousing = data warehouse, DWH, data mart, enterprise data warehouse, warehouse design for data, analytics warehouse, entrepôt de données, almacén de datos, datawarehouse < Teradata, reporting marts | finance marts | billing marts | risk marts
Redshift = Amazon Redshift > Data warehousing, AWS
Azure Synapse = Synapse Analytics, Synapse pipelines > Data warehousing, Azure
Snowflake > Data warehousing, SQL
BigQuery = Google BigQuery > Data warehousing, SQL, Google Cloud
Databricks < Unity Catalog | Delta Live Tables > Spark
Data lakes = lakehouse, Delta Lake, Iceberg
ETL = ELT, extract transform load, ETL pipelines, ETL processes, ETL tools, data integration, ETL development, chaînes d'alimentation
Data pipelines = data ingestion, data engineering, building pipelines, batch pipelines, pipeline development, Datenpipelines, Datenstrecken, Datenintegration, pipelines de données, flux de données, alimentation de données, ingesta de datos, pipelines de datos, flujos de datos, datapipelines, datastromen, data-integratie, loaded nightly, ingested data < ingestion pipelines | nightly loads | incremental loads | batch jobs, change data capture | CDC streams | Debezium, Airbyte | Stitch Data | Meltano, late-arriving data | idempotent loads, data platform > ETL
Airflow = Apache Airflow, Dagster, Luigi, Prefect > Data pipelines, Workflow orchestration
dbt = data build tool > SQL, Data pipelines
Informatica = Informatica PowerCenter < Talend, SSIS | SQL Server Integration Services, Fivetran, Pentaho > ETL
Azure Data Factory = ADF, Data Factory > ETL, Azure, Workflow orchestration
AWS Glue = Glue jobs > ETL, AWS
Workflow orchestration = data orchestration, pipeline orchestration, orchestration tools, orchestration tooling, orchestrating pipelines, job scheduling of pipelines < DAGs, Control-M | AutoSys | Argo Workflows | Step Functions | Oozie | Temporal workflows, scheduled jobs | backfills
Spark = Apache Spark, Spark SQL < Spark jobs, skewed joins | shuffle partitions, Databricks notebooks > Big data
PySpark > Spark, Python
Hadoop = HDFS, MapReduce, Hive, Apache Hive, HBase > Big data
Flink = Apache Flink, Apache Beam > Stream processing
Stream processing = data streaming, real-time data, streaming data, event streaming, streaming pipelines, real-time pipelines, real-time streaming < Kinesis, Spark Streaming | Structured Streaming, Kinesis Firehose | ksqlDB | Dataflow jobs
Big data = big data technologies, large datasets, large data sets, massive datasets, large volumes of data, high-volume data, terabytes of data < terabytes | petabytes | billion rows | billion events | TB a day | TB per day
Data analysis = data analytics, analyzing data, analysis of data, Datenanalyse, analyse de données, análisis de datos, data-analyse, Datenauswertung, analyse des données, analytics, data analyses, analytical work, analyse data, analysed data, quantitative analysis, data-driven insights, Datenauswertungen, Datenanalysen, Analyse von Daten, Auswertung von Daten, exploitation des données, exploitation de données, analyses statistiques des ventes, explotación de datos, análisis de la información, data geanalyseerd, analyseren van data, cijfers geanalyseerd < cohort analysis | funnel analysis of users | churn analysis | segmentation of customers, root cause analysis of metrics | ad hoc analysis | ad-hoc queries
Statistics = statistical analysis, statistical methods, statistical modeling, Statistik, statistiques, estadística, statistiek, inferential statistics, statistical models, multivariate analysis, statistical techniques, statistical fundamentals, statistical knowledge, statistical inference, statistical thinking, applied statistics, statistische Auswertungen, statistische Analysen, statistische Methoden, analyses statistiques, méthodes statistiques, modelos estadísticos, análisis estadístico, statistische analyses, statistische kennis, statistische Kenntnisse, connaissances statistiques, conocimientos estadísticos, statistische modellen, statistische Modelle, Regressionsanalysen, analyses de régression, regressiemodellen, modèles statistiques < biostatistics, confidence intervals | p-values | statistical significance, ANOVA | t-tests | chi-square, Bayesian inference | Bayesian methods | Bayesian models | MCMC | Monte Carlo simulation, sample size calculations | power analysis | sampling bias | selection bias, mixed-effects models | survival analysis | GLMs | generalized linear models > Data analysis
Hypothesis testing = significance testing, experimental design, design of experiments, DoE > Statistics
A/B testing = AB testing, split testing, multivariate testing, A/B tests, experimentation, A/B experiments, experiment design, online experiments, running experiments, product experiments < holdout groups | test and control | uplift test | variant won | Optimizely | VWO testing | Statsig
Causal inference = causal analysis, causal methods < difference-in-differences | propensity score matching | instrumental variables | synthetic control | uplift modelling > Statistics
Regression analysis = linear regression, logistic regression, regression models, econometrics, econometric modeling > Statistics
Forecasting = demand forecasting, forecasts, sales forecasting, Prognosen, prévisions, forecast models, Absatzprognosen, Prognosemodelle im Vertrieb, verkoopprognoses < time series analysis | time series | time-series forecasting, ARIMA | SARIMA | Prophet model | exponential smoothing, MAPE
R = R programming, R language, RStudio < R Shiny, tidyverse | ggplot2 > Statistics
SAS = SAS programming, SAS Enterprise Guide, SAS/STAT > Statistics
SPSS = IBM SPSS, SPSS Statistics > Statistics
Stata > Statistics
Minitab = JMP > Statistics
pandas = NumPy, SciPy > Python, Data analysis
Jupyter = Jupyter notebooks, Google Colab > Python
Business intelligence = BI, BI tools, BI reporting, business analytics, reporting tools, BI dashboards, self-service BI, self-service analytics < Looker, Qlik | QlikView | Qlik Sense, Cognos, MicroStrategy, Business Objects | SAP BusinessObjects, SSRS, Metabase, Sigma Computing | ThoughtSpot | Superset > Data analysis, Reporting
Tableau = Tableau Desktop, Tableau Server > Business intelligence, Data visualization
Power BI = PowerBI, Microsoft Power BI, Power BI reports, Power BI dashboards < DAX, Power Query, row-level security | RLS, paginated reports, dataset refresh | incremental refresh > Business intelligence, Data visualization
Google Data Studio = Looker Studio > Business intelligence
Data visualization = visualizing data, visualizations, dashboards, dashboarding, Datenvisualisierung, visualisation de données, visualización de datos, datavisualisatie, charts and graphs, data storytelling, reporting dashboards, tableaux de bord, cuadros de mando, Visualisierung von Daten, création de tableaux de bord < Plotly | Matplotlib | Seaborn | Dash apps | Streamlit
Reporting = reports, report writing, preparing reports, management reporting, Berichtswesen, Berichterstattung, rapportage, ad hoc reporting, report generation, KPI reporting, informes, generating reports, regular reporting, monthly reporting, monthly reports, weekly reports, producing reports, board reports, Monatsberichte, Berichte erstellt, Erstellung von Berichten, rédaction de rapports, élaboration de rapports, elaboración de informes, informes mensuales, redacción de informes, maandrapportage, opstellen van rapportages, managementinformatie, monthly figures, weekly figures
KPIs = key performance indicators, KPI tracking, performance metrics, performance indicators, scorecards, Kennzahlen, indicateurs de performance, Kennzahlensysteme, suivi des indicateurs, suivi d'indicateurs, indicateurs clés, indicadores clave, seguimiento de indicadores, indicadores de gestión, kengetallen, prestatie-indicatoren, stuurinformatie
Machine learning = ML, maschinelles Lernen, apprentissage automatique, aprendizaje automático, machine learning models, ML models, supervised learning, predictive modeling, predictive models, predictive analytics, ML engineering, applied machine learning, building models, statistical learning, Machine-Learning-Modelle, Vorhersagemodelle, Prognosemodelle, modèles prédictifs, modèles d'apprentissage, modélisation prédictive, modelos predictivos, modelos de aprendizaje, voorspellende modellen, machine-learningmodellen, trained models < feature engineering | engineered features, hyperparameter tuning | cross-validation | AUC | ROC curve | F1 score | Gini coefficient | KS statistic, classification models | classifiers, decision trees | ensemble models | gradient-boosted trees, anomaly detection | propensity models | churn model | uplift models | scoring models | scorecards for credit, propensity scores > Data science
Model explainability = explainable AI, XAI, interpretability, interpretable models, model interpretability, explaining models < SHAP | Shapley values, LIME explanations, reason codes | feature importance | partial dependence | model cards
Model validation = model evaluation, validating models, model risk management, model governance < champion-challenger | out-of-time validation | out-of-sample | backtesting of models | model documentation
Deep learning = neural networks, CNN, RNN, LSTM, transformer models, transformer architecture < fine-tuned models | fine-tuning, object detectors | YOLO | U-Net, GPU training | CUDA > Machine learning
Data science = Datenwissenschaft, science des données, ciencia de datos, advanced analytics > Data analysis
TensorFlow = Keras > Deep learning, Python
PyTorch = Torch, PyTorch Lightning > Deep learning, Python
scikit-learn = sklearn < XGBoost | LightGBM | gradient boosting, random forests > Machine learning, Python
Natural language processing = NLP, text mining, text analytics, named entity recognition < spaCy, NLTK > Machine learning
Large language models = LLM, GPT, generative AI, GenAI, ChatGPT, OpenAI API < prompt engineering, RAG | retrieval augmented generation, LangChain, Hugging Face, vector databases | pgvector | Pinecone | FAISS | Weaviate | embeddings, LlamaIndex > Natural language processing
Computer vision = image processing, image recognition, object detection, image analysis < OpenCV > Machine learning
Recommendation systems = recommender systems, collaborative filtering, personalization algorithms > Machine learning
Reinforcement learning > Machine learning
MLOps = ML Ops, model deployment, feature stores, models in production, productionising models, taking models to production, deploying models, production models, ML in production, model monitoring, monitoring models < MLflow, Kubeflow, SageMaker, Vertex AI, Azure ML, model drift | data drift | concept drift | drift monitoring | drift alerts | population stability index | PSI checks, model registry | model serving | online inference | batch scoring | shadow mode, retraining pipelines | retrained monthly, BentoML | Seldon | Triton inference | Ray Serve | Weights and Biases | DVC > Machine learning
Artificial intelligence = AI, künstliche Intelligenz, KI, intelligence artificielle, inteligencia artificial, kunstmatige intelligentie
Data mining = data exploration, exploratory data analysis, EDA, clustering, segmentation analysis > Data analysis
Data cleaning = data cleansing, data preparation, data wrangling, data quality, data validation, Datenqualität, qualité des données, data integrity, data quality checks, data accuracy, clean data, Datenbereinigung, Datenaufbereitung, Dubletten bereinigt, nettoyage de données, nettoyage des données, fiabilisation des données, qualité de la donnée, limpieza de datos, depuración de datos, calidad de datos, datakwaliteit, opschonen van data, data opgeschoond, validation rules, validatieregels, règles de validation, doublons, dédoublonnage, Dubletten, Dublettenbereinigung, registros duplicados, dubbele records, duplicate records < Great Expectations | dbt tests | data contracts | Soda checks, deduplication | de-duplicated | dedupe, reconciliation of data | data reconciliation | validation checks
Data governance = data management, master data management, MDM, data stewardship, metadata management, data catalog, Datenmanagement, Stammdatenpflege, master data, records and data governance, data governance mindset, data ownership, data standards, Datenpflege von Stammdaten, gouvernance des données, dictionnaire de données, gobierno del dato, gobierno de datos, gestión de datos maestros, stamgegevens, stamgegevensbeheer, databeheer < data lineage | lineage | Collibra | Purview | Alation, data dictionary | business glossary | data owners
Data migration = data conversion, system migration, Datenmigration, Datenmigrationen, migration de données, reprise de données, reprise des données, migración de datos, datamigratie, dataconversie < cutover weekend | parallel run | trial loads | data mapping | field mapping
Data entry = data input, Dateneingabe, saisie de données, entrada de datos, gegevensinvoer, typing, data capture, keyboarding, Datenerfassung, 10-key
Optimization = operations research, linear programming, mathematical optimization, mathematical modeling, numerical methods, simulation modeling < Gurobi | CPLEX | OR-Tools | mixed-integer programming | vehicle routing problem | simulated annealing
Mathematics = Mathematik, mathématiques, matemáticas, wiskunde, maths, applied mathematics, linear algebra, calculus, algebra, numeracy, mathematical reasoning, number facility, arithmetic, quantitative reasoning, mental arithmetic, good with numbers, Kopfrechnen, Zahlenverständnis, Rechnen, calcul mental, aisance avec les chiffres, cálculo mental, hoofdrekenen, rekenvaardigheid
Bioinformatics = genomics, computational biology, next generation sequencing, NGS, sequence analysis < RNA-seq | single-cell sequencing | variant calling | GATK | Nextflow | Snakemake | BLAST searches
Survey research = questionnaire design, surveys, survey design, Umfragen < Qualtrics, SurveyMonkey
Google Analytics = GA4, web analytics, digital analytics, Webanalyse, Webanalyse Tools, Web-Analyse, Webanalysetools, Webtracking, Web-Tracking, webstatistieken < Adobe Analytics, Mixpanel, Amplitude analytics, Google Tag Manager | GTM, Matomo | Piwik | Heap analytics, etracker | Adobe Analytics Webanalyse > Data analysis
~ MySQL, PostgreSQL, SQL Server, Oracle Database, SQLite, DB2
~ MongoDB, DynamoDB, Cassandra, CouchDB, Cosmos DB
~ Redis, MongoDB
~ Snowflake, BigQuery, Databricks
~ Tableau, Power BI, Google Data Studio
~ TensorFlow, PyTorch, scikit-learn
~ SAS, SPSS, Stata, R, Minitab
~ R, Python
~ Spark, Hadoop, Flink
~ Airflow, dbt, Informatica
~ Machine learning, Statistics
~ Data analysis, Business intelligence, Reporting
~ Kafka, Flink
~ Data lakes, Data warehousing
~ Natural language processing, Computer vision
`;
